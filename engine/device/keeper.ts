import type { Command } from '../commands.ts';
import { MAX_ROUNDS_PER_PAIR } from '../fairness/seed-pair.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { isHexHash, isPairId, mustBe, type PlayerId } from '../kernel/ids.ts';
import type { Trust } from './answer.ts';
import { type Chains, rememberedChains } from './chains.ts';
import { drawOf, roundsOf, tableIn } from './draw-of.ts';
import { ACCEPTED, type DeviceEnd, type JudgeParts, judgeBy, OWED } from './judge.ts';
import { keptStates, spending, unchanged } from './kept-states.ts';
import { LANE_GONE, type LaneCommandParts, type LaneCommands, laneCommands } from './lane-commands.ts';
import type { DeviceStore, LaneSite, SiteAnswer } from './ports.ts';
import {
  type Besides,
  type DeviceState,
  type Evidence,
  type KeptLane,
  LATE_MS,
  NOTHING_KEPT,
  type SentPlay,
  type Turn,
} from './state.ts';

export type { Turn } from './state.ts';

/** A play that a person asked for. */
export interface AskedPlay {
  readonly commandId: string;
  readonly playerId: PlayerId;
  /** The whole command, once its turn is known. The same turn gives the same command. */
  readonly commandOn: (turn: Turn) => Command;
  /** RFC 8785 JSON of the table of an upgrade, a dream or a contract; null where it isn't known: then nothing goes out. */
  readonly table: string | null;
  /** The room's secret, which goes with it and which no entry holds; left out where there is none. */
  readonly besides?: Besides;
  /** Sends it. Never rejects. */
  readonly send: (turn: Turn) => Promise<SiteAnswer>;
}

export interface KeeperParts extends JudgeParts, Omit<LaneCommandParts, 'chains'> {
  readonly store: DeviceStore;
  readonly site: LaneSite;
}

/** The keeper of a device's lanes: it fixes what a play brings before the play is sent, and says which answers count. */
export interface LaneKeeper extends Omit<LaneCommands, 'open' | 'prepare'> {
  play(asked: AskedPlay): Promise<DeviceEnd>;
  /**
   * Prepares the next play's parts that no log holds: the device's key, the keys that judge answers, a signed opening.
   */
  warm(playerId: PlayerId): Promise<void>;
  /** Opens a lane for the next play, so that the play needn't wait for it. */
  ready(playerId: PlayerId): Promise<DeviceEnd>;
  state(playerId: PlayerId): Promise<DeviceState>;
}

/** Lanes that are closed or opened on the way to one play. */
const MOST_TURNS = 4;
/** Accepted plays of earlier lanes that are remembered: more than a page still shows. */
const MOST_PLAYED = 64;

type Taken = { readonly next: 'send'; readonly turn: Turn; readonly play: SentPlay } | TakenElse;
type TakenElse =
  | { readonly next: 'again'; readonly turn: Turn }
  | { readonly next: 'open' | 'close' }
  | { readonly next: 'unsent'; readonly end: Extract<DeviceEnd, { kind: 'unsent' }> }
  | { readonly next: 'resend'; readonly play: SentPlay }
  | { readonly next: 'stop'; readonly evidence: Evidence };

const linkAt = (chains: Chains, { opening, length, last }: KeptLane, step: number): string => {
  const link = chains(opening.pairId, length, last)[step];
  if (link === undefined) throw new RangeError(`the chain of ${opening.pairId} has no step ${step}`);
  return link;
};

const unsent = (code: Extract<DeviceEnd, { kind: 'unsent' }>['code']): Taken => ({
  next: 'unsent',
  end: { kind: 'unsent', code },
});

/** The turn that is next on the lane, where `link` is the next step's. */
const turnOn = (
  hashing: Trust['hashing'],
  { opening: { pairId, userSeed }, step, rounds }: KeptLane,
  link: string,
  table: string | null,
): Turn => ({
  round: { pairId: mustBe(isPairId, pairId), userSeed, roundNo: rounds + 1, step: step + 1 },
  link,
  ...(table === null ? {} : { tableHash: mustBe(isHexHash, hashing.sha256Text(table)) }),
});

export const laneKeeper = (parts: KeeperParts): LaneKeeper => {
  const { hashing, store, site, signerOf, now } = parts;
  const chains = rememberedChains(hashing);
  const states = keptStates(store);
  const { stateOf, stop } = states;
  const { judge, readKeys } = judgeBy(parts, states);

  const isLate = ({ at }: SentPlay): boolean => at === undefined || Math.abs(now() - at) > LATE_MS;

  /** Takes the lane's next step for the play, or says what has to come first. */
  const take = (asked: AskedPlay): Promise<Taken> =>
    store.change<Taken>(asked.playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      const { lane, opening, closing, played, spent = [], evidence } = state;
      if (evidence !== null) return unchanged(kept, { next: 'stop', evidence });
      const before = played.find(({ commandId }) => commandId === asked.commandId);
      if (before !== undefined) return unchanged(kept, { next: 'again', turn: before.turn });
      if (spent.includes(asked.commandId)) return unchanged(kept, unsent('ABANDONED'));
      if (closing !== null) return unchanged(kept, { next: 'close' });
      if (lane === null || opening !== null) return unchanged(kept, { next: 'open' });
      const step = lane.step + 1;
      if (step > lane.length) return unchanged(kept, { next: 'close' });
      const { sent } = lane;
      const isAgain = sent?.commandId === asked.commandId;
      // A play that goes out again keeps the table with which its link went out.
      const table = isAgain ? tableIn(sent.draw) : asked.table;
      const turn = turnOn(hashing, lane, sent?.link ?? linkAt(chains, lane, step), table);
      const command = asked.commandOn(turn);
      if (lane.rounds + roundsOf(command) > MAX_ROUNDS_PER_PAIR) return unchanged(kept, { next: 'close' });
      const isSame = sent === null || canonicalJson(sent.command) === canonicalJson(command);
      if (sent !== null && !isAgain && !sent.refused)
        return unchanged(kept, isLate(sent) ? { next: 'close' } : { next: 'resend', play: sent });
      // The link is out: for other content the lane has to end first.
      if (!isSame) return unchanged(kept, { next: 'close' });
      const draw = sent?.draw ?? drawOf(hashing, command, turn.link, table);
      if (draw === null && sent === null) return unchanged(kept, unsent('TABLE_UNKNOWN'));
      const at = sent?.at ?? now();
      const { commandId, besides } = asked;
      const play = {
        ...{ step, link: turn.link, commandId, command, draw, at, refused: false },
        ...(besides === undefined ? {} : { besides }),
      };
      return {
        kept: { ...(isAgain ? state : spending(state, sent)), lane: { ...lane, sent: play } },
        result: { next: 'send', turn, play },
      };
    });

  /** Keeps the verdict on a play's answer. */
  const settle = async (playerId: string, play: SentPlay, answer: SiteAnswer): Promise<DeviceEnd> => {
    const { lane } = await stateOf(playerId);
    const end = await judge(playerId, play, answer, lane, 'another-play');
    if (end.kind === 'stopped') return stop(playerId, end.evidence);
    if (end.kind === 'promised') return OWED;
    if (end.kind === 'owed') return end;
    return store.change<DeviceEnd>(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      // Another tab was told before.
      if (state.lane?.sent?.commandId !== play.commandId) return unchanged(kept, end);
      if (end.kind === 'refused')
        return { kept: { ...state, lane: { ...state.lane, sent: { ...play, refused: true } } }, result: end };
      const { step, link, command, commandId } = play;
      const rounds = state.lane.rounds + roundsOf(command);
      const turn = turnOn(hashing, state.lane, link, tableIn(play.draw));
      const { pairId } = turn.round;
      const ofLane = state.played.filter((one) => one.turn.round.pairId === pairId);
      const earlier = state.played.filter((one) => one.turn.round.pairId !== pairId).slice(-MOST_PLAYED);
      const played = [...earlier, ...ofLane, { commandId, turn }];
      const lane = { ...state.lane, step, link, rounds, sent: null };
      return { kept: { ...state, lane, played }, result: end };
    });
  };

  const resend = async (playerId: PlayerId, play: SentPlay): Promise<DeviceEnd> => {
    const answer = await site
      .send(play.commandId, play.command, play.besides)
      .catch(() => ({ kind: 'silent' as const }));
    return settle(playerId, play, answer);
  };

  const { prepare, open, close, closeOther } = laneCommands({ ...parts, chains }, states, judge, resend);

  /** Asks for what was accepted before: nothing is taken for it. */
  const again = async ({ commandId, playerId, commandOn, send }: AskedPlay, turn: Turn): Promise<DeviceEnd> => {
    const { lane } = await stateOf(playerId);
    const sent = { commandId, command: commandOn(turn) };
    const end = await judge(playerId, sent, await send(turn), lane, 'another-play');
    if (end.kind === 'promised') return OWED;
    return end.kind === 'stopped' ? stop(playerId, end.evidence) : end;
  };

  return {
    play: async (asked) => {
      let refused: DeviceEnd | null = null;
      for (let turns = 0; turns < MOST_TURNS; turns += 1) {
        const taken = await take(asked);
        if (taken.next === 'stop') return { kind: 'stopped', evidence: taken.evidence };
        if (taken.next === 'unsent') return taken.end;
        if (taken.next === 'again') return again(asked, taken.turn);
        if (taken.next === 'send') {
          const answer = await asked.send(taken.turn);
          // It went out: where its answer can't be kept, it is owed.
          const end = await settle(asked.playerId, taken.play, answer).catch(() => OWED);
          if (end.kind !== 'refused' || !LANE_GONE.has(end.code)) return end;
          // The lane is over. The command's id is spent on that refusal, so the next play, under an id of its own, opens another.
          const closed = await close(asked.playerId);
          return closed.kind === 'accepted' ? end : closed;
        }
        const first =
          taken.next === 'resend'
            ? await resend(asked.playerId, taken.play)
            : await (taken.next === 'open' ? open : close)(asked.playerId);
        const goesOn = first.kind === 'accepted' || (first.kind === 'refused' && taken.next !== 'close');
        if (!goesOn) return first;
        refused = taken.next === 'open' && first.kind === 'refused' ? first : null;
      }
      return refused ?? OWED;
    },
    warm: async (playerId) => {
      await signerOf(playerId);
      // The play asks again for a part that can't be had now.
      await Promise.allSettled([readKeys(), prepare(playerId)]);
    },
    ready: async (playerId) => {
      const { lane, closing, evidence } = await stateOf(playerId);
      if (evidence !== null) return { kind: 'stopped', evidence };
      return lane === null && closing === null ? open(playerId) : ACCEPTED;
    },
    close,
    closeOther,
    state: stateOf,
  };
};
