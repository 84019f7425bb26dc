import type { ApolloClient } from '@apollo/client';
import type { PromisedNote } from '../../../engine/device/answer.ts';
import { closeLaneInput, deviceKeyInput, openLaneInput } from '../../../engine/device/lane-input.ts';
import { isOnLane } from '../../../engine/device/play-command.ts';
import type { ShownLanes, SiteAnswer } from '../../../engine/device/ports.ts';
import { apiErrorOf, signedRefusalOf } from '../../platform/api-error.ts';
import { isNoAnswer } from '../play/pending-play.ts';
import { ADD_DEVICE_KEY, CLOSE_LANE, LANES, OPEN_LANE, REVEALED } from './lanes-query.ts';
import type { Errand, Secrets } from './messages.ts';
import { sendAgain } from './resends.ts';

/** The answer to the keeper for an error of the API client. */
export const answerIn = (error: unknown): SiteAnswer => {
  const { code } = apiErrorOf(error);
  const note = signedRefusalOf(error);
  // The keeper hears of too many requests at once: it is the one wait that a player can do something about.
  if (note === null && isNoAnswer(code) && code !== 'RATE_LIMITED') return { kind: 'silent' };
  return { kind: 'refused', code, note };
};

type Sent = Extract<Errand, { readonly what: 'send' }>;

const sendOwn = async (
  client: ApolloClient,
  { commandId, command, besides }: Omit<Sent, 'what'>,
): Promise<PromisedNote | null> => {
  const fetchPolicy = 'no-cache';
  switch (command.type) {
    case 'OpenLane': {
      const input = openLaneInput(commandId, command);
      const { data } = await client.mutate({ mutation: OPEN_LANE, variables: { input }, fetchPolicy });
      return data?.openLane.promise ?? null;
    }
    case 'CloseLane': {
      const input = closeLaneInput(commandId, command);
      const { data } = await client.mutate({ mutation: CLOSE_LANE, variables: { input }, fetchPolicy });
      return data?.closeLane.promise ?? null;
    }
    case 'AddDeviceKey': {
      const input = deviceKeyInput(commandId, command);
      const { data } = await client.mutate({ mutation: ADD_DEVICE_KEY, variables: { input }, fetchPolicy });
      return data?.addDeviceKey.promise ?? null;
    }
    default:
      if (!isOnLane(command)) throw new TypeError(`a browser doesn’t send ${command.type}`);
      return sendAgain(client, { commandId, command, besides });
  }
};

/** Sends a command of the keeper's with the page's login. Never rejects. */
export const sendCommand = async (client: ApolloClient, sent: Omit<Sent, 'what'>): Promise<SiteAnswer> => {
  try {
    return { kind: 'accepted', promise: await sendOwn(client, sent) };
  } catch (error) {
    return answerIn(error);
  }
};

/** The secrets that the site reveals of a pair of the player's that is over; null where it reveals none. */
export const askRevealed = async (client: ApolloClient, pairId: string): Promise<Secrets | null> => {
  const { data } = await client.query({ query: REVEALED, variables: { id: pairId }, fetchPolicy: 'no-cache' });
  const { serverSeed, salt } = data?.revealedPair ?? {};
  return serverSeed == null || salt == null ? null : { serverSeed, salt };
};

/** The player's lanes as the site shows them now. */
export const askLanes = async (client: ApolloClient): Promise<ShownLanes> => {
  const { data } = await client.query({ query: LANES, fetchPolicy: 'network-only' });
  if (data === undefined) throw new Error('an answer without data');
  return data.lanes;
};
