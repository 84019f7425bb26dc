import { isSignedBy, laneEndText } from '../../fairness/device-keys.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import { leadsTo } from '../../fairness/lane-chain.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept, type StreamEvent, timersOf } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type PairId, type PlayerId, playerStream, termsStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { forPlayer, type Lane, type RegisteredPlayer, type SeesPlayers, usableUntil } from '../state.ts';
import { type LaneClosed, laneClosed, type Unplayed } from './events.ts';
import { isRooted } from './state.ts';

/** A device ends a lane, and states what it had sent for the next step that wasn't played. */
export type CloseLane = {
  readonly type: 'CloseLane';
  readonly playerId: PlayerId;
  readonly lane: PairId;
  /** The last that was taken, as the device knows it. */
  readonly step: number;
  readonly unplayed: Unplayed | null;
  readonly signer: string;
  readonly signature: string;
};

/** The timer's command: a lane that came of age is revealed without its device, too. */
export type RetireLane = { readonly type: 'RetireLane'; readonly playerId: PlayerId; readonly seq: number };

/** @throws Error where the player doesn't have the lane: a bug of the caller */
export const ownLane = ({ lanes, playerId }: RegisteredPlayer, lane: PairId): Lane => {
  const found = lanes.get(lane);
  if (found === undefined) throw new Error(`${lane} is no lane of ${playerId}`);
  return found;
};

/** Changes of the deadline at which a lane is over. */
export const laneTimer = ({ playerId }: Pick<RegisteredPlayer, 'playerId'>, { seq }: Pick<Lane, 'seq'>) => {
  const { set, clear } = timersOf(playerStream(playerId), 'lane-retirement');
  return { set: (dueAt: number) => set(dueAt, seq), clear: () => clear(seq) };
};

/** The end of a lane that no device asked for. */
export const laneEnd = (
  { playerId }: RegisteredPlayer,
  { pairId, roundCount, step }: Lane,
  world: Pick<World, 'reveal'>,
  commandId: CommandId,
  reason: Exclude<LaneClosed['data']['reason'], 'player'>,
): StreamEvent<LaneClosed> =>
  laneClosed.in(playerStream(playerId), {
    commandId,
    playerId,
    reason,
    revealed: { pairId, ...world.reveal(pairId), roundCount },
    step,
    unplayed: null,
    signer: null,
    signature: null,
  });

/** Whether what is stated is of the lane's next step: a device is ahead by one, since the lane stands still until it has its answer. */
const isNext = (hashing: Cryptography, { pairId, step, link }: Lane, unplayed: Unplayed | null): boolean =>
  unplayed === null || leadsTo(hashing, pairId, { step, link }, { step: step + 1, link: unplayed.link });

/** The lane's own key may end it, and one that has a say over others. */
const mayClose = (player: RegisteredPlayer, lane: Lane, signer: string): boolean =>
  signer === lane.key || isRooted(player, signer);

const lanesOf = (player: ReturnType<SeesPlayers['player']> | undefined): readonly Lane[] =>
  player?.status === 'registered' ? [...player.lanes.values()] : [];

export const closeLaneWith = (cryptography: Cryptography): Handler<CloseLane, LaneClosed, SeesPlayers> => ({
  needs: ({ playerId, lane }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [lane] }),

  decide: forPlayer((player, command, world, commandId) => {
    const { playerId, step, unplayed, signer, signature } = command;
    const lane = player.lanes.get(command.lane);
    if (lane === undefined) return reject('LANE_CLOSED', { pairId: command.lane });
    const { pairId, roundCount } = lane;
    if (step !== lane.step) return reject('SEED_CHANGED', { pairId, step: lane.step });
    if (!mayClose(player, lane, signer)) return reject('KEY_REFUSED', { reason: 'signer' });
    const text = laneEndText(cryptography, { playerId, pairId, step, unplayed: canonicalJson(unplayed), signer });
    if (!isSignedBy(cryptography, signer, text, signature)) return reject('KEY_REFUSED', { reason: 'signature' });
    if (!isNext(cryptography, lane, unplayed)) return reject('LINK_REFUSED', { pairId, step: step + 1 });
    const revealed = { pairId, ...world.reveal(pairId), roundCount };
    const data = { commandId, playerId, reason: 'player', revealed, step, unplayed, signer, signature } as const;
    return accept([laneClosed.in(playerStream(playerId), data)], [laneTimer(player, lane).clear()]);
  }),
});

export const retireLane: Handler<RetireLane, LaneClosed, SeesPlayers & SeesTerms> = {
  needs: ({ playerId, seq }, known) => ({
    streams: [playerStream(playerId), termsStream],
    guards: [],
    pairs: lanesOf(known.player(playerId)).flatMap((lane) => (lane.seq === seq ? [lane.pairId] : [])),
  }),

  decide: forPlayer((player, { seq }, world, commandId) => {
    const lane = player.lanes.find((one) => one.seq === seq);
    if (lane === undefined) return reject('NOTHING_TO_DO');
    if (world.at < usableUntil(lane, world.terms())) return { kind: 'early' };
    return accept([laneEnd(player, lane, world, commandId, 'age')], [laneTimer(player, lane).clear()]);
  }),
};
