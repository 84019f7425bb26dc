import type { GlasscaseEvent } from '../../events.ts';
import { fromHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { createTicketDraw } from '../../fairness/ticket-draw.ts';
import type { Published } from '../../games/proving.ts';
import type { PairId, PlayerId } from '../../kernel/ids.ts';
import { type Money, majorText } from '../../kernel/money.ts';
import type { LaneClosed } from '../../player/lanes/events.ts';
import type { Findings } from '../finding.ts';
import { evidenceText, isBeyondChance, NO_EVIDENCE, weigh } from './evidence.ts';
import { unplayedRounds } from './unplayed.ts';

/** So many players are told, those first against whose plays the most speaks. */
const SHOWN = 100;
/** The promises of tables are summed in so many parts of a minor unit. */
const PARTS = 10n ** 9n;

/** Plays that devices sent and that weren't answered; data alone. */
interface Account {
  claims: number;
  /** Claims of which nothing follows: they name a room, or nothing that a reader can follow. */
  rooms: number;
  void: number;
  staked: Money;
  brought: Money;
  /** In parts of a minor unit. */
  expected: bigint;
  evidence: bigint;
  /** The most that it ever was. */
  highest: bigint;
}

const newAccount = (): Account => ({
  claims: 0,
  rooms: 0,
  void: 0,
  staked: 0n,
  brought: 0n,
  expected: 0n,
  evidence: NO_EVIDENCE,
  highest: NO_EVIDENCE,
});

export interface UnansweredMemory {
  /** User seeds of open lanes. */
  readonly lanes: Map<PairId, string>;
  readonly players: Map<PlayerId, Account>;
  readonly site: Account;
}

export const newUnansweredMemory = (): UnansweredMemory => ({
  lanes: new Map(),
  players: new Map(),
  site: newAccount(),
});

interface AccountReport {
  readonly claims: number;
  readonly rooms: number;
  readonly void: number;
  /** Minor units. */
  readonly staked: Money;
  /** The value that the plays would have brought. */
  readonly brought: Money;
  /** The value that their tables promise on average, rounded down. */
  readonly expected: Money;
  /** Decimal, as it is in the end and the most that it ever was. */
  readonly evidence: string;
  readonly highest: string;
}

/** The return of the unanswered. */
export interface UnansweredReport extends AccountReport {
  /** Those with claims. */
  readonly players: number;
  readonly shown: readonly (AccountReport & { readonly playerId: PlayerId })[];
}

const reportOf = ({ expected, evidence, highest, ...counted }: Account): AccountReport => ({
  ...counted,
  expected: expected / PARTS,
  evidence: evidenceText(evidence),
  highest: evidenceText(highest),
});

export const NOTHING_UNANSWERED: UnansweredReport = { ...reportOf(newAccount()), players: 0, shown: [] };

/** The summary of unanswered plays that both implementations give. */
export const unansweredText = (report: UnansweredReport): string => {
  const { claims, rooms, void: voided, players, staked, brought, expected, evidence, highest, shown } = report;
  const most = shown[0]?.highest ?? evidenceText(NO_EVIDENCE);
  return `${claims} claims of ${players} players, ${rooms} of rooms, ${voided} void; staked ${majorText(staked)}, would have brought ${majorText(brought)}, expected ${majorText(expected)}; evidence ${evidence}, at most ${highest}, of one player ${most}`;
};

/**
 * Computes what plays would have brought that their devices had sent and the house didn't play: `docs/lanes.md` says how. A house
 * that refuses winners shows itself, since the device states the play before the seed is revealed.
 */
export const sumUnanswered = (
  hashing: Hashing,
  published: Published,
  { lanes, players, site }: UnansweredMemory = newUnansweredMemory(),
) => {
  const drawTicket = createTicketDraw(hashing);

  const accountOf = (playerId: PlayerId): Account => {
    const account = players.get(playerId) ?? newAccount();
    players.set(playerId, account);
    return account;
  };

  const claim = ({ playerId, revealed, unplayed }: LaneClosed['data'], userSeed: string | undefined): void => {
    if (unplayed === null) return;
    const accounts = [site, accountOf(playerId)];
    for (const account of accounts) account.claims += 1;
    const { draw, link: entropy } = unplayed;
    if (draw.game === 'room') {
      for (const account of accounts) account.rooms += 1;
      return;
    }
    const isNext = draw.roundNo === revealed.roundCount + 1;
    const play = userSeed !== undefined && isNext ? unplayedRounds(hashing, published, draw) : null;
    if (userSeed === undefined || play === null || play.payout.first === 0n) {
      for (const account of accounts) account.void += 1;
      return;
    }
    const { pairId } = revealed;
    const seed = fromHex(revealed.serverSeed);
    let brought = 0n;
    for (let n = 0; n < play.rounds; n += 1) {
      const round = { pairId, userSeed, entropy, roundNo: draw.roundNo + n };
      brought += play.valueOf(round, (request) => drawTicket(seed, request));
    }
    const { first, tickets } = play.payout;
    const promised = first * BigInt(play.rounds);
    for (const account of accounts) {
      account.staked += play.staked;
      account.brought += brought;
      account.expected += (promised * PARTS) / tickets;
      account.evidence = weigh(account.evidence, brought * tickets, promised);
      if (account.evidence > account.highest) account.highest = account.evidence;
    }
  };

  const report = (): UnansweredReport => ({
    ...reportOf(site),
    players: players.size,
    shown: [...players]
      .sort(([a, { highest: ofA }], [b, { highest: ofB }]) => (ofA === ofB ? (a < b ? -1 : 1) : ofA > ofB ? -1 : 1))
      .slice(0, SHOWN)
      .map(([playerId, account]) => ({ playerId, ...reportOf(account) })),
  });

  return {
    /** Call in the order of the log, with every event. */
    record: (event: GlasscaseEvent): void => {
      if (event.type === 'LaneOpened') lanes.set(event.data.pair.pairId, event.data.userSeed);
      if (event.type !== 'LaneClosed') return;
      const { pairId } = event.data.revealed;
      const userSeed = lanes.get(pairId);
      lanes.delete(pairId);
      claim(event.data, userSeed);
    },
    report,
    /** Adds what is beyond chance, over the site and of each player. */
    check: (findings: Findings): void => {
      const told = (of: string, account: Account): void => {
        const { staked, brought, expected, highest } = reportOf(account);
        findings.add(
          'chance',
          null,
          `${of} sent plays for ${majorText(staked)} and got no answer: they would have brought ${majorText(brought)} where ${majorText(expected)} is expected; evidence ${highest}`,
        );
      };
      if (isBeyondChance(site.highest)) told('players', site);
      for (const [playerId, account] of players)
        if (isBeyondChance(account.highest, players.size)) told(`player ${playerId}`, account);
    },
  };
};

export type Unanswered = ReturnType<typeof sumUnanswered>;
