import { entropyOfLink } from '../../fairness/lane-chain.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import { type CommandId, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { linkSpent } from '../../player/lanes/events.ts';
import { type EntryOf, entriesOf, type LoggedEntry } from './entries.ts';
import { checkLink } from './lane.ts';
import type { BroughtCheck, LaneCheck, LanesStep, RoomGuard } from './steps.ts';
import type { Tools } from './tools.ts';

/** A part of a room's draws: the entropy of an occupant, and the command that brought it. */
export interface EntropyPart extends Pick<BroughtCheck, 'place' | 'occupant'> {
  readonly entropy: string;
  readonly commandId: CommandId;
}

const guards: Readonly<Record<BeaconChoice['kind'], RoomGuard>> = {
  none: 'players',
  drand: 'beacon',
  witnessed: 'witness',
};

type Spent = EntryOf<typeof linkSpent>;

/** The steps that players took for the room, by player: each sits down or enters once. */
const spentFor = (entries: readonly LoggedEntry[], room: string): ReadonlyMap<PlayerId, Spent> =>
  new Map(
    entriesOf(entries, [linkSpent]).flatMap((entry): readonly [PlayerId, Spent][] => {
      const { data } = entry.event;
      return data.room === room && entry.stream === playerStream(data.playerId) ? [[data.playerId, entry]] : [];
    }),
  );

const checkSpent = async (
  tools: Pick<Tools, 'hashing' | 'signatures'>,
  entries: readonly LoggedEntry[],
  { event: { data }, position }: Spent,
  { entropy, commandId }: EntropyPart,
): Promise<LaneCheck> => {
  const lane = await checkLink(tools, entries, { ...data, userSeed: null, position });
  const own = entropyOfLink(data.link) === entropy && data.commandId === commandId;
  return own ? lane : { ...lane, faults: [...lane.faults, 'entropy'] };
};

/** Whether devices had fixed the entropy that occupants brought into a room; null where they brought none. */
export const checkLanes = async (
  tools: Pick<Tools, 'hashing' | 'signatures' | 'pause'>,
  entries: readonly LoggedEntry[],
  { id, beacon }: { readonly id: string; readonly beacon: BeaconChoice },
  parts: readonly EntropyPart[],
): Promise<LanesStep | null> => {
  if (parts.length === 0) return null;
  const spent = spentFor(entries, id);
  const guard = guards[beacon.kind];
  const brought: BroughtCheck[] = [];
  for (const part of parts) {
    const { place, occupant } = part;
    const taken = occupant.kind === 'player' ? spent.get(occupant.playerId) : undefined;
    brought.push({
      place,
      occupant,
      lane: taken === undefined ? null : await checkSpent(tools, entries, taken, part),
    });
    if (taken !== undefined) await tools.pause();
  }
  const isWrong = brought.some(({ lane }) => lane !== null && lane.faults.length > 0);
  const isLoose = guard !== 'witness' && brought.some(({ lane }) => lane === null);
  return { name: 'lanes', verdict: isWrong ? 'mismatch' : isLoose ? 'loose' : 'match', guard, brought };
};
