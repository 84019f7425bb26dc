import {
  byOperator,
  byPlayer,
  bySystem,
  type CommandTrace,
  commandAt,
  defineCommand,
  defineState,
  firstEvent,
} from '../../kernel/definitions.ts';
import { type GiveawayId, gameStream, giveawayStream, playerStream } from '../../kernel/ids.ts';
import { roomLinkIn } from '../../player/lanes/spend-link.ts';
import { awardPrizes } from './award-prizes.ts';
import { cancelGiveaway } from './cancel-giveaway.ts';
import { type CreateGiveaway, createGiveawayWith } from './create-giveaway.ts';
import { deliverGiveawayBeaconWith, drawGiveawayWith } from './draw-giveaway.ts';
import { enterGiveawayWith } from './enter-giveaway.ts';
import {
  escrowReleased,
  type GiveawayCreated,
  giveawayAwarded,
  giveawayCancelled,
  giveawayCreated,
  giveawayDrawn,
  giveawayEntered,
  giveawayEvents,
  giveawayLocked,
  giveawayRelocked,
  giveawayWitnessed,
  prizeEvents,
  prizeWon,
} from './events.ts';
import { explainGiveaway } from './explain.ts';
import { isEscrowed } from './prizes.ts';
import { giveawayRoom } from './prove.ts';
import { bytesOfGiveaway, evolveGiveaway, NO_GIVEAWAY } from './state.ts';
import { witnessGiveaway } from './witness-giveaway.ts';

const askedRoom = (data: GiveawayCreated['data'], trace: CommandTrace<unknown>): CreateGiveaway | null => {
  const { giveawayId, host, title, seed, prizes, terms, entropy, startsAt, drawAt, locked, conditions, beacon, rules } =
    data;
  const rest = {
    type: 'CreateGiveaway',
    ...{ terms, entropy, startsAt, drawAt, locked, conditions, beacon, rules },
  } as const;
  if (host !== null) {
    const itemIds = prizes.filter(isEscrowed).map(({ itemId }) => itemId);
    const lane = roomLinkIn(trace, host, giveawayId);
    return { ...rest, ...lane, host: { kind: 'player', playerId: host, seedHash: seed.publicHash, itemIds } };
  }
  if (title === null) return null;
  return { ...rest, host: { kind: 'house', title, prizes: prizes.map(({ skin, wear }) => ({ skin, wear })) } };
};

/** Whether the command awarded the room: the event that releases a host's items comes before the one of its reason. */
const isAwarded = ({ events }: CommandTrace<unknown>, room: GiveawayId): boolean =>
  events.some(({ event }) => event.type === giveawayAwarded.type && giveawayAwarded.dataOf(event).giveawayId === room);

const giveawayCommand = commandAt(({ giveawayId }: { readonly giveawayId: GiveawayId }) => giveawayStream(giveawayId));

const giveawayCommands = [
  defineCommand('CreateGiveaway', {
    handlerWith: createGiveawayWith,
    actor: ({ host }) => (host.kind === 'player' ? host.playerId : 'operator'),
    stream: ({ host }) => (host.kind === 'player' ? playerStream(host.playerId) : gameStream('giveaway')),
    firstEvents: [firstEvent(giveawayCreated, askedRoom)],
  }),
  giveawayCommand('EnterGiveaway', byPlayer, enterGiveawayWith, [
    firstEvent(giveawayEntered, ({ commandId: _, code: _code, ...asked }, trace) => ({
      type: 'EnterGiveaway',
      ...asked,
      ...roomLinkIn(trace, asked.playerId, asked.giveawayId),
    })),
  ]),
  giveawayCommand('DrawGiveaway', bySystem, drawGiveawayWith, [
    firstEvent(giveawayLocked, ({ giveawayId }) => ({ type: 'DrawGiveaway', giveawayId })),
    firstEvent(giveawayDrawn, ({ giveawayId, beacon }) =>
      beacon === null ? { type: 'DrawGiveaway', giveawayId } : null,
    ),
    firstEvent(giveawayCancelled, ({ giveawayId, reason }) =>
      reason === 'operator' ? null : { type: 'DrawGiveaway', giveawayId },
    ),
  ]),
  giveawayCommand('DeliverGiveawayBeacon', bySystem, deliverGiveawayBeaconWith, [
    firstEvent(giveawayDrawn, ({ giveawayId, beacon }) =>
      beacon === null ? null : { type: 'DeliverGiveawayBeacon', giveawayId, ...beacon },
    ),
  ]),
  giveawayCommand('WitnessGiveaway', bySystem, () => witnessGiveaway, [
    firstEvent(giveawayWitnessed, ({ giveawayId, lock, checkpoint }) => ({
      type: 'WitnessGiveaway',
      giveawayId,
      lock,
      checkpoint,
    })),
    firstEvent(giveawayRelocked, ({ giveawayId, lock, checkpoint }) => ({
      type: 'WitnessGiveaway',
      giveawayId,
      lock,
      checkpoint,
    })),
  ]),
  giveawayCommand('CancelGiveaway', byOperator, () => cancelGiveaway, [
    firstEvent(giveawayCancelled, ({ giveawayId, reason }) =>
      reason === 'operator' ? { type: 'CancelGiveaway', giveawayId } : null,
    ),
  ]),
  giveawayCommand('AwardPrizes', bySystem, () => awardPrizes, [
    firstEvent(prizeWon, ({ giveawayId }) => ({ type: 'AwardPrizes', giveawayId })),
    firstEvent(giveawayAwarded, ({ giveawayId }) => ({ type: 'AwardPrizes', giveawayId })),
    firstEvent(escrowReleased, ({ giveawayId }, trace) =>
      isAwarded(trace, giveawayId) ? { type: 'AwardPrizes', giveawayId } : null,
    ),
  ]),
] as const;

/** Prizes are drawn among those who entered. */
export const giveaway = {
  game: 'giveaway',
  /** The plays that a report counts. */
  counted: 'locked giveaways',
  events: [...prizeEvents, ...giveawayEvents],
  commands: giveawayCommands,
  states: [
    defineState('giveaway', {
      initial: NO_GIVEAWAY,
      events: giveawayEvents,
      evolve: evolveGiveaway,
      bytes: bytesOfGiveaway,
    }),
  ],
  explain: explainGiveaway,
  room: giveawayRoom,
} as const;
