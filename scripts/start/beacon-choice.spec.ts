import { describe, expect, it } from 'vitest';
import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import { beaconChoice } from '../../engine/kernel/event-codec.ts';
import { formatWitnessKey } from '../../engine/log/witness/cosignature.ts';
import { ConfigurationError, readConfiguration } from '../../gateway/site/configuration.ts';
import { roomWitness } from '../../test/room-witness.ts';
import { beaconChoiceOf, withoutWitness } from './beacon-choice.ts';

const witness = formatWitnessKey(roomWitness.key);
const url = 'http://127.0.0.1:4900';
const settings = (environment: Readonly<Record<string, string>>) =>
  readConfiguration({ GLASSCASE_LOG_ORIGIN: 'glasscase.example/log', ...environment });

describe('rooms that are opened now', () => {
  it.each([
    ['no witness is configured', {}],
    ['no relay is', { GLASSCASE_WITNESSES: `${witness} ${url}`, GLASSCASE_BEACON_URLS: ',' }],
    ['the site wants none', { GLASSCASE_WITNESSES: `${witness} ${url}`, GLASSCASE_BEACON: 'none' }],
  ])('have no beacon where %s', (_where, environment) => {
    const configuration = settings(environment);
    expect(beaconChoiceOf(configuration)).toEqual({ kind: 'none' });
    expect(withoutWitness(configuration)).toBeNull();
  });

  it.each([{}, { GLASSCASE_BEACON: 'drand' }])(
    'name the first configured witness and the log that it cosigns: %j',
    (wish) => {
      const witnesses = `${witness} ${url},other.example+00000000+${'A'.repeat(44)} ${url}`;
      const configuration = settings({ ...wish, GLASSCASE_WITNESSES: witnesses });
      const { chain, genesisAt, periodMs } = QUICKNET;
      const choice = beaconChoiceOf(configuration);
      expect(choice).toEqual({
        ...{ kind: 'witnessed', chain, genesisAt, periodMs },
        ...{ origin: 'glasscase.example/log', witness },
      });
      expect(beaconChoice.parse(choice)).toEqual(choice);
      expect(withoutWitness(configuration)).toBeNull();
    },
  );

  it('say that they have no beacon where the operator asked for one, and configured no witness', () => {
    const configuration = settings({ GLASSCASE_BEACON: 'drand' });
    expect(beaconChoiceOf(configuration)).toEqual({ kind: 'none' });
    expect(withoutWitness(configuration)).toMatch('GLASSCASE_WITNESSES');
  });

  it('aren’t opened with a witness whose key is none', () => {
    const configuration = settings({ GLASSCASE_BEACON: 'drand', GLASSCASE_WITNESSES: `w.example ${url}` });
    expect(() => beaconChoiceOf(configuration)).toThrow(ConfigurationError);
  });
});
