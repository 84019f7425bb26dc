import type { ConsolationTable } from '../../catalog/consolation/events.ts';
import { consolationSum } from '../../fairness/consolation.ts';
import {
  consolationRequest,
  dreamFee,
  dreamRequest,
  dreamTableHash,
  dreamTableText,
} from '../../fairness/dream-draw.ts';
import { roundRequest } from '../../fairness/target-draw.ts';
import { TICKETS } from '../../fairness/tickets.ts';
import type { Sections } from '../../terms/sections.ts';
import { checkDraw, checkFloat, type Drawing, floatStep } from '../explanation/draws.ts';
import type { EntryOf } from '../explanation/entries.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkLane } from '../explanation/lane.ts';
import { checkRoundCommitment, checkRoundRecord, isItemOf, roundIn, roundOf } from '../explanation/rounds.ts';
import type { ConsolationStep, OutcomeStep, SumPart, TableCheck, TermsStep } from '../explanation/steps.ts';
import { checkConsolation, checkHit, sectionNamed } from '../explanation/tables.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare, worstOf } from '../explanation/verdict.ts';
import { type DreamChased, type dreamChased, dreamEvents } from './events.ts';
import { tableOf } from './table.ts';

type Chased = DreamChased['data'];
type DreamTerms = Sections['dream'];
type Consolations = TableCheck<ConsolationTable>;

/** Ten-millionths as a plain decimal without trailing zeros: 3,000,000 is `0.3`. */
const tenMillionths = (amount: bigint): readonly SumPart[] => {
  const rest = String(amount % 10_000_000n)
    .padStart(7, '0')
    .replace(/0+$/, '');
  return [{ count: amount / 10_000_000n }, rest === '' ? '' : `.${rest}`];
};

const feeParts = ({ target, winTickets }: Chased, sum: bigint, terms: DreamTerms | null): readonly SumPart[] => [
  'ceil((',
  { count: BigInt(target.value) },
  ' × ',
  ...tenMillionths(BigInt(winTickets)),
  ' + ',
  ...tenMillionths(sum),
  ' × ',
  ...tenMillionths(BigInt(TICKETS - winTickets)),
  `) ÷ 0.${terms?.returnPercent ?? '?'})`,
];

/** The fee is the one that follows from target, chance and consolations, and the hash is that of the table. */
const checkTerms = (
  { hashing }: Tools,
  data: Chased,
  consolation: Consolations,
  terms: DreamTerms | null,
): TermsStep => {
  const { target, winTickets: win, fee: stated, tableHash: published } = data;
  const table = tableOf(data);
  const computed = dreamTableHash(hashing, table);
  const sum = consolation.table === null ? 0n : consolationSum(consolation.table.entries);
  const fee = consolation.table === null || terms === null ? null : dreamFee(BigInt(target.value), win, sum, terms);
  const inRange = terms !== null && win >= terms.minTickets && win <= terms.maxTickets;
  const lawful = inRange && consolation.verdict === 'match';
  return {
    name: 'terms',
    verdict: compare(computed === published && fee === BigInt(stated) && lawful),
    game: 'dream',
    text: dreamTableText(table),
    computed,
    published,
    sums: [
      { of: 'fee', parts: feeParts(data, sum, terms), result: fee },
      { of: 'chance', parts: [], result: BigInt(win) },
    ],
    consolation,
  };
};

const checkOutcome = (play: EntryOf<typeof dreamChased>): OutcomeStep => {
  const { data } = play.event;
  const { ticket, winTickets: win, consolation, item, target } = data;
  const won = ticket < win;
  const own = isItemOf(play, data, item.itemId);
  const given = item.skin === target.skin && item.wear === target.wear && item.value === target.value;
  const verdict = compare(own && (won ? consolation === null && given : consolation !== null));
  const lost = won ? null : item.value;
  return { name: 'outcome', verdict, won, ticket, win, side: 'under', target, otherwise: 'consolation', lost };
};

const checkConsolationDraw = (drawing: Drawing, data: Chased, { table }: Consolations): ConsolationStep | null => {
  if (data.consolation === null) return null;
  const { ticket, entry } = data.consolation;
  const tickets = table ?? { table: 'consolation', version: 1, tickets: 10_000_000, entries: [] };
  const draw = checkDraw(drawing, consolationRequest(data, tickets), ticket);
  const hit = checkHit(table, entry, { ...data.item, ticket });
  return { name: 'consolation', verdict: worstOf([draw.verdict, hit.verdict]), draw, hit, table };
};

/** One chased dream, from its entry, the consolations and its pair. */
export const explainDream: Explain = async (tools, proof, id) => {
  const play = roundIn(proof, dreamEvents, id);
  if (play === null) return null;
  const { position, at } = play;
  const { data } = play.event;
  const { target, item, fee: amount, winTickets } = data;
  const commitment = checkRoundCommitment(tools, proof.entries, play, data);
  const lane = await checkLane(tools, proof.entries, play, data);
  const drawing = { hashing: tools.hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const consolations = checkConsolation(tools.hashing, proof.entries, data.consolationHash, position);
  const consolation = checkConsolationDraw(drawing, data, consolations);
  const won = consolation === null ? target : consolation.hit.entry;
  const tableHash = consolation === null ? data.tableHash : data.consolationHash;
  const floatOf = (n: bigint) => roundRequest(data, { game: 'dream', label: 'float', tableHash, n });
  const price = { paid: 'fee', amount, winTickets } as const;
  const about = { tableHash: data.tableHash, box: null, price, item, missed: false, target };
  return explained({ ...roundOf(data), kind: 'round', game: 'dream', at, ...about }, position, [
    checkRoundRecord(proof, play, data),
    commitment,
    lane,
    checkTerms(tools, data, consolations, sectionNamed(tools.hashing, proof.entries, 'dream', data.terms, position)),
    { name: 'ticket', ...checkDraw(drawing, dreamRequest(data), data.ticket) },
    checkOutcome(play),
    consolation,
    floatStep(won === null ? null : checkFloat(drawing, won, floatOf, item.float)),
  ]);
};
