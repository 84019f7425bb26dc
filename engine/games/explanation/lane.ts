import { isSignedBy, laneText } from '../../fairness/device-keys.ts';
import { linkBefore, linkText } from '../../fairness/lane-chain.ts';
import { type PairId, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { laneOpened, linkSpent } from '../../player/lanes/events.ts';
import { entriesOf, type LoggedEntry } from './entries.ts';
import type { Round } from './rounds.ts';
import type { LaneCheck, LaneFault, LaneStep } from './steps.ts';
import type { Tools } from './tools.ts';
import { compare } from './verdict.ts';

/** A step that a play, a seat or an entry took. */
export interface TakenStep {
  readonly playerId: PlayerId;
  readonly pairId: PairId;
  readonly step: number;
  readonly link: string;
  /** That the lane has to have; null where the step names none. */
  readonly userSeed: string | null;
  /** Of the entry that took it. */
  readonly position: number;
}

/** The step of a lane that the entry took; null where it took none. */
const takenIn = ({ event, round }: LoggedEntry): Pick<TakenStep, 'pairId' | 'step' | 'link'> | null => {
  if (event.type === linkSpent.type) return linkSpent.dataOf(event);
  return round?.link == null ? null : { pairId: round.pairId, ...round.link };
};

/** The link of the step before, whatever took it: all rounds of a play have one link. */
const linkTakenAt = (
  earlier: readonly LoggedEntry[],
  pairId: PairId,
  step: number,
): { readonly link: string; readonly position: number } | null => {
  for (const entry of earlier.toReversed()) {
    const taken = takenIn(entry);
    if (taken?.pairId === pairId && taken.step === step) return { link: taken.link, position: entry.position };
  }
  return null;
};

/** `docs/lanes.md`: the link of a step leads to the one before, the first to the anchor, and a device signed that. */
export const checkLink = async (
  { hashing, signatures }: Pick<Tools, 'hashing' | 'signatures'>,
  entries: readonly LoggedEntry[],
  { playerId, pairId, step, link, userSeed, position: takenAt }: TakenStep,
): Promise<LaneCheck> => {
  const earlier = entries.filter(({ position, stream }) => position < takenAt && stream === playerStream(playerId));
  const opened = entriesOf(earlier, [laneOpened]).find(
    ({ event: { data } }) =>
      data.playerId === playerId && data.pair.pairId === pairId && data.userSeed === (userSeed ?? data.userSeed),
  );
  const { position, event } = opened ?? { position: 0, event: null };
  const anchor = event === null ? null : { link: event.data.anchor, position };
  const before = step === 1 ? anchor : linkTakenAt(earlier, pairId, step - 1);
  const computed = linkBefore(hashing, pairId, step, link);
  const text = event === null ? '' : laneText({ ...event.data, ...event.data.pair });
  const isSigned = event !== null && isSignedBy(await signatures(), event.data.key, text, event.data.signature);
  const faults: readonly (LaneFault | null)[] = [
    event === null ? 'opening' : null,
    event !== null && !isSigned ? 'signature' : null,
    before === null && step > 1 ? 'before' : null,
    before !== null && before.link !== computed ? 'link' : null,
  ];
  return {
    step,
    link,
    text: linkText(pairId, step, link),
    computed,
    before,
    opening: event === null ? null : { position, key: event.data.key, text },
    faults: faults.filter((fault) => fault !== null),
  };
};

/** Whether a device had fixed the player's part of the draw before the play. */
export const checkLane = async (
  tools: Pick<Tools, 'hashing' | 'signatures'>,
  entries: readonly LoggedEntry[],
  { position }: LoggedEntry,
  { step, entropy: link, ...round }: Round,
): Promise<LaneStep> => {
  if (step === null) return { name: 'lane', verdict: 'loose', lane: null };
  const lane = await checkLink(tools, entries, { ...round, step, link, position });
  return { name: 'lane', verdict: compare(lane.faults.length === 0), lane };
};
