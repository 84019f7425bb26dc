import { roundRequest } from '../../fairness/target-draw.ts';
import { TICKETS_OF_PERCENT } from '../../fairness/tickets.ts';
import {
  upgradeRequest,
  upgradeTableHash,
  upgradeTableText,
  upgradeTickets,
  upgradeWins,
} from '../../fairness/upgrade-draw.ts';
import type { Sections } from '../../terms/sections.ts';
import { checkDraw, checkFloat, floatStep } from '../explanation/draws.ts';
import type { EntryOf } from '../explanation/entries.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkLane } from '../explanation/lane.ts';
import { checkRoundCommitment, checkRoundRecord, isItemOf, roundIn, roundOf } from '../explanation/rounds.ts';
import { checkStake } from '../explanation/stake.ts';
import type { OutcomeStep, TermsStep } from '../explanation/steps.ts';
import { sectionNamed } from '../explanation/tables.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import { type UpgradePlayed, upgradeEvents, type upgradePlayed } from './events.ts';
import { tableOf } from './table.ts';

type Played = UpgradePlayed['data'];
type UpgradeTerms = Sections['upgrade'];

/** The stake adds up, the chance is the one that follows from it, and the hash is that of the table. */
const checkTerms = ({ hashing }: Pick<Tools, 'hashing'>, data: Played, terms: UpgradeTerms | null): TermsStep => {
  const { tableHash: published, winTickets, target } = data;
  const table = tableOf(data);
  const computed = upgradeTableHash(hashing, table);
  const { sum, lawful: counted } = checkStake(data.staked, BigInt(data.coin));
  const { result: stake } = sum;
  const win = terms === null ? null : upgradeTickets(stake, BigInt(target.value), terms);
  const inRange = terms !== null && winTickets >= terms.minTickets && winTickets <= terms.maxTickets;
  const lawful = inRange && counted;
  const kept = { count: BigInt((terms?.returnPercent ?? 0) * TICKETS_OF_PERCENT) };
  const chance = ['floor(', { count: stake }, ' × ', kept, ' ÷ ', { count: BigInt(target.value) }, ')'];
  return {
    name: 'terms',
    verdict: compare(computed === published && stake === BigInt(data.stake) && win === winTickets && lawful),
    game: 'upgrade',
    text: upgradeTableText(table),
    computed,
    published,
    sums: [sum, { of: 'chance', parts: chance, result: win === null ? null : BigInt(win) }],
    consolation: null,
  };
};

const checkOutcome = (play: EntryOf<typeof upgradePlayed>): OutcomeStep => {
  const { data } = play.event;
  const { item, target, ticket, side, winTickets: win } = data;
  const won = upgradeWins(tableOf(data), ticket);
  const given =
    item !== null &&
    isItemOf(play, data, item.itemId) &&
    item.skin === target.skin &&
    item.wear === target.wear &&
    item.value === target.value;
  const verdict = compare(won ? given : item === null);
  return { name: 'outcome', verdict, won, ticket, win, side, target, otherwise: 'nothing', lost: '0' };
};

/** One upgrade, from its entry and its pair. */
export const explainUpgrade: Explain = async (tools, proof, id) => {
  const play = roundIn(proof, upgradeEvents, id);
  if (play === null) return null;
  const { position, at } = play;
  const { data } = play.event;
  const { tableHash, target, item, stake: amount, winTickets } = data;
  const commitment = checkRoundCommitment(tools, proof.entries, play, data);
  const lane = await checkLane(tools, proof.entries, play, data);
  const drawing = { hashing: tools.hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const floatOf = (n: bigint) => roundRequest(data, { game: 'upgrade', label: 'float', tableHash, n });
  const price = { paid: 'stake', amount, winTickets } as const;
  const about = { tableHash, box: null, price, item: item ?? target, missed: item === null, target };
  return explained({ ...roundOf(data), kind: 'round', game: 'upgrade', at, ...about }, position, [
    checkRoundRecord(proof, play, data),
    commitment,
    lane,
    checkTerms(tools, data, sectionNamed(tools.hashing, proof.entries, 'upgrade', data.terms, position)),
    { name: 'ticket', ...checkDraw(drawing, upgradeRequest(data), data.ticket) },
    checkOutcome(play),
    floatStep(item === null ? null : checkFloat(drawing, target, floatOf, item.float)),
  ]);
};
