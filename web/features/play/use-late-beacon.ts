import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../generated/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { isRecord } from '../../platform/device-storage.ts';

const RELAYS = graphql(`query BeaconRelays { site { beacon { kind relays } } }`);

const DELIVER = graphql(`mutation DeliverBeaconRound { deliverBeaconRound @args { position } }`);

/** The beacon round that a room waits for, as the site tells it. */
export interface AwaitedBeacon {
  readonly chain?: string | null | undefined;
  readonly round?: number | null | undefined;
  /** RFC 3339. */
  readonly dueAt?: string | null | undefined;
  readonly randomness?: string | null | undefined;
}

/** How long the house has for a round that is due, and how far apart the page's own tries are, in milliseconds. */
const LATE_MS = 10_000;
const AGAIN_MS = 15_000;
const RELAY_TIMEOUT_MS = 5_000;

/** The round's signature as the first relay that answers has it; null where none does. The site verifies it. */
const fetchRound = async (relays: readonly string[], chain: string, round: number): Promise<string | null> => {
  const ask = async (relay: string): Promise<string> => {
    const address = `${relay.replace(/\/+$/, '')}/${chain}/public/${round}`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(RELAY_TIMEOUT_MS) });
    const answer: unknown = await response.json();
    if (!isRecord(answer) || answer.round !== round || typeof answer.signature !== 'string')
      throw new Error('an answer without the round');
    return answer.signature;
  };
  return Promise.any(relays.map(ask)).catch(() => null);
};

const deliver = async (client: ApolloClient, roomId: string, chain: string, round: number): Promise<void> => {
  const { data } = await client.query({ query: RELAYS, fetchPolicy: 'cache-first' });
  const signature = await fetchRound(data?.site.beacon.relays ?? [], chain, round);
  if (signature === null) return;
  await client.mutate({
    mutation: DELIVER,
    variables: { input: { roomId, round, signature } },
    fetchPolicy: 'no-cache',
  });
};

/**
 * Brings a room the beacon round that it waits for where the house doesn't: the room's own news then say that it arrived. Every page
 * that shows the room does it, so that a house gains nothing by keeping a round back.
 */
export const useLateBeacon = (roomId: string, { chain, round, dueAt, randomness }: AwaitedBeacon): void => {
  const client = useApolloClient();
  const clock = useServerClock();
  useEffect(() => {
    if (!chain || !round || !dueAt || randomness) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryLater = (delayMs: number): void => {
      timer = setTimeout(() => {
        // The next try, or another page, may succeed: the player needs no word about one try.
        deliver(client, roomId, chain, round).catch(() => undefined);
        tryLater(AGAIN_MS);
      }, delayMs);
    };
    tryLater(Math.max(0, Date.parse(dueAt) + LATE_MS - clock.now()));
    return () => clearTimeout(timer);
  }, [client, clock, roomId, chain, round, dueAt, randomness]);
};
