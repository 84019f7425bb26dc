import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('calls a device unknown, in the words of the page, where neither browser nor system is known', () => {
  expect(deviceName('Firefox, macOS', 'Unknown device')).toBe('Firefox, macOS');
  expect(deviceName('Other', 'Unknown device')).toBe('Unknown device');
  expect(deviceName('', 'Unknown device')).toBe('Unknown device');
});
