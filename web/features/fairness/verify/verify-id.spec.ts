import { describe, expect, it } from 'vitest';
import { idIn } from './verify-id.ts';

const room = 'lhPMfGoCqtzjwTLh7ZE35A';

describe('idIn', () => {
  it.each([
    [`${room}.7`, `${room}.7`],
    [`  ${room} `, room],
    [`https://glasscase.test/battle/${room}?key=a`, room],
    [`/provably-fair/verify/${room}.12/`, `${room}.12`],
    [`${room}.12.1`, `${room}.12.1`],
  ])('finds the id in %s', (text, id) => {
    expect(idIn(text)).toBe(id);
  });

  it.each(['', 'hello', `${room}.0`, `${room}x`, 'https://glasscase.test/battle'])('finds none in %s', (text) => {
    expect(idIn(text)).toBeNull();
  });
});
