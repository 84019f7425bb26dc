import type { GlasscaseEvent } from '../../engine/events.ts';
import { entropyOfLink } from '../../engine/fairness/lane-chain.ts';
import { type Fault, finding, forgerOf, withData } from '../forger.ts';
import { recordLanedRooms } from '../games-story/laned-rooms.ts';
import { ben } from '../games-story/stage.ts';
import { linkAt } from '../lanes.ts';

const { rules, seeds } = finding;

const { house, lanes } = recordLanedRooms();

/** Rooms whose players take steps of their lanes, with plays between them. */
export const lanedRoomsStory = house.recorded;
const { all, changed, edited, find, inserted } = forgerOf(lanedRoomsStory);

type Kind = 'SeatTaken' | 'GiveawayEntered' | 'BattleCreated' | 'GiveawayCreated';

/** The spent link of a command that brought an event of this type; of a creator's, the command that opens the room. */
const bringing = (type: Kind, fits: (event: GlasscaseEvent) => boolean = () => true) => {
  const ids = new Set(all(type).flatMap(({ event }) => (fits(event) ? [event.data.commandId] : [])));
  return find('LinkSpent', ({ data }) => ids.has(data.commandId));
};
const isJoined = (event: GlasscaseEvent): boolean => event.type === 'SeatTaken' && event.data.seat === 2;

const seat = bringing('SeatTaken', isJoined);
const entry = bringing('GiveawayEntered', (event) => 'playerId' in event.data && event.data.playerId === ben);
const created = bringing('BattleCreated');
const hosted = bringing('GiveawayCreated');
const kinds = { seat, entry, battle: created, giveaway: hosted };
const NAMES = {
  seat: 'a seat',
  entry: 'an entry',
  battle: 'a battle’s creator',
  giveaway: 'a giveaway’s host',
} as const;

/** The seat of the room told with another link, whose beginning is the seat's entropy as it should be. */
const linked = (link: string, room = seat) =>
  edited((event) => {
    if (event === room.event) return withData(room.event, { link });
    const isOfIt = event.data.commandId === room.event.data.commandId;
    if (isOfIt && event.type === 'SeatTaken') return withData(event, { entropy: entropyOfLink(link) });
    if (isOfIt && event.type === 'GiveawayEntered') return withData(event, { entropy: entropyOfLink(link) });
    return event;
  });

/** The log without a step, and what the player's later entries made called after their places in it. */
const withoutStep = ({ event: spent, recorded }: typeof seat) => {
  const { playerId } = spent.data;
  const renamed = (itemId: string): string =>
    itemId.replace(/\.(\d+)\.(\d+)$/, (name, version, n) =>
      Number(version) > recorded.version ? `.${Number(version) - 1}.${n}` : name,
    );
  const told = (_: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith(`${playerId}.`) ? renamed(value) : value;
  return edited((event) =>
    event === spent ? null : Object.assign({}, event, { data: JSON.parse(JSON.stringify(event.data), told) }),
  );
};

const links: readonly Fault[] = [
  seeds('a seat with a link of the house’s own', () => linked('ab'.repeat(32))),
  seeds('a seat with the link of another lane', () => linked(linkAt(lanes.ann, seat.event.data.step))),
  seeds('an entry with the link of another step', () => linked(linkAt(lanes.ben, 9), entry)),
  seeds('a seat on another player’s lane', () => changed(seat, { pairId: lanes.ann })),
  seeds('an entry that takes the step before again', () => changed(entry, { step: entry.event.data.step - 1 })),
  seeds('a seat that leaves a step out', () => changed(seat, { step: seat.event.data.step + 1 })),
  seeds('a step that an entry and a play take both', () => {
    const { step, link } = entry.event.data;
    return edited((event) =>
      event.type === 'CaseOpened' && event.data.pairId === lanes.ben && event.data.step === step + 2
        ? withData(event, { step, entropy: link })
        : event,
    );
  }),
];

const rooms: readonly Fault[] = [
  ...(['seat', 'entry'] as const).map((which): Fault => {
    const { commandId } = kinds[which].event.data;
    return rules(`entropy of ${NAMES[which]} that isn’t its link’s`, () =>
      edited((event) =>
        (event.type === 'SeatTaken' || event.type === 'GiveawayEntered') && event.data.commandId === commandId
          ? Object.assign({}, event, { data: { ...event.data, entropy: 'ab'.repeat(16) } })
          : event,
      ),
    );
  }),
  ...(['seat', 'entry', 'battle', 'giveaway'] as const).map((which): Fault => {
    return seeds(`the missing step of ${NAMES[which]}, which what follows goes on from`, () =>
      withoutStep(kinds[which]),
    );
  }),
  rules('a step for another room', () => changed(entry, { room: seat.event.data.room })),
  rules('a step without its entry', () =>
    edited((event) =>
      event.type === 'GiveawayEntered' && event.data.commandId === entry.event.data.commandId ? null : event,
    ),
  ),
  rules('two steps for one seat', () => {
    const last = all('LinkSpent').findLast(({ event }) => event.data.playerId === ben);
    if (last === undefined) throw new Error('no step');
    const step = last.event.data.step + 1;
    const again = withData(last.event, { step, link: linkAt(lanes.ben, step) });
    return inserted(last.recorded.position + 1, last.recorded.stream, again);
  }),
  rules('a step under another command', () => changed(entry, { commandId: seat.event.data.commandId })),
];

export const forgedLanedRooms = { links, rooms };
