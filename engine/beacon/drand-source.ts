import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import type { BeaconRound, BeaconSource, DrandChain } from './beacon.ts';
import { askRelay } from './relay.ts';
import { verifiedRound } from './verify-beacon.ts';

export interface DrandSourceOptions {
  readonly chain: DrandChain;
  /** Addresses of relays, at least one. The first is asked at once, each other one a little later if need be. */
  readonly relays: readonly string[];
  readonly logger: Logger;
  /** How long one relay may take to answer. */
  readonly timeoutMs?: number;
  /** How much later the next relay is asked while none has answered. */
  readonly staggerMs?: number;
}

const TIMEOUT_MS = 3_000;
const STAGGER_MS = 500;

const baseOf = (relay: string): string => relay.replace(/\/+$/, '');

/**
 * Rounds from HTTP relays (https://docs.drand.love, `/{chain}/public/{round}`). The first answer that verifies with the
 * pinned key counts; a relay can withhold a round, but never change it. The source reports forged rounds.
 */
export const createDrandSource = (options: DrandSourceOptions): BeaconSource => {
  const { chain, relays, logger, timeoutMs = TIMEOUT_MS, staggerMs = STAGGER_MS } = options;

  /** The round that this relay gives, if it is the wanted one and verifies; else null. `wanted` null takes any. */
  const roundFrom = async (relay: string, wanted: number | null, over: AbortSignal): Promise<BeaconRound | null> => {
    const address = `${baseOf(relay)}/${chain.chain}/public/${wanted ?? 'latest'}`;
    const answer = await askRelay(address, AbortSignal.any([over, AbortSignal.timeout(timeoutMs)]));
    // Another relay was faster: the answer of this one doesn't matter any more.
    if (over.aborted || answer.kind === 'absent') return null;
    const { host } = new URL(relay);
    if (answer.kind === 'unusable') {
      logger.warn({ relay: host, reason: answer.reason }, 'a beacon relay gave no round');
      return null;
    }
    const { round, signature, randomness } = answer;
    if (wanted !== null && round !== wanted) {
      logger.error(
        { relay: host, round: wanted, given: round },
        'a beacon relay gave another round than the asked one',
      );
      return null;
    }
    const verified = verifiedRound(chain, round, signature);
    if (verified === null || (randomness !== null && randomness !== verified.randomness)) {
      logger.error({ relay: host, round }, 'a beacon relay gave a forged round');
      return null;
    }
    return verified;
  };

  const firstOf = async (wanted: number | null): Promise<BeaconRound | null> => {
    const race = new AbortController();
    const runs = relays.map(async (relay, place) => {
      await sleep(place * staggerMs, undefined, { signal: race.signal });
      const found = await roundFrom(relay, wanted, race.signal);
      if (found === null) throw new Error('nothing usable');
      return found;
    });
    try {
      return await Promise.any(runs);
    } catch {
      return null;
    } finally {
      race.abort();
    }
  };

  return { chain, round: (round) => firstOf(round), latest: () => firstOf(null) };
};
