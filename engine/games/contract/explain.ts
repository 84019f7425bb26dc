import type { Hashing } from '../../fairness/hashing.ts';
import { roundRequest } from '../../fairness/target-draw.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { checkDraw, checkFloat, floatStep } from '../explanation/draws.ts';
import { entriesOf, type LoggedEntry } from '../explanation/entries.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkLane } from '../explanation/lane.ts';
import { checkRoundCommitment, checkRoundRecord, isItemOf, roundIn, roundOf } from '../explanation/rounds.ts';
import { checkStake } from '../explanation/stake.ts';
import type { TableCheck } from '../explanation/steps.ts';
import { checkHit, sectionNamed } from '../explanation/tables.ts';
import { compare } from '../explanation/verdict.ts';
import { contractRequest } from './draw.ts';
import { type ContractPlayed, contractEvents, contractPoolPublished } from './events.ts';
import { type ContractTable, contractPoolHash, contractTable, contractTableHash, inPoolOrder } from './table.ts';
import type { ContractTerms } from './terms.ts';

type Played = ContractPlayed['data'];

/** The table built again, from the pool that was published before the play and what the items count. */
const checkTable = (
  hashing: Hashing,
  entries: readonly LoggedEntry[],
  { stake, poolHash, tableHash: published }: Played,
  terms: ContractTerms | null,
  before: number,
): TableCheck<ContractTable> => {
  const found = entriesOf(entries, [contractPoolPublished]).find(({ event }) => event.data.poolHash === poolHash);
  const pool = found?.event.data.pool ?? [];
  const table = terms === null ? null : contractTable({ pool, poolHash, stake: BigInt(stake), terms });
  const computed = table === null ? null : contractTableHash(hashing, table);
  const position = found?.position ?? null;
  const isOwnPool = contractPoolHash(hashing, pool) === poolHash && position !== null && position < before;
  const isSorted = pool.every((one, index) => index === 0 || inPoolOrder(pool[index - 1] ?? one, one) < 0);
  return {
    verdict: compare(computed === published && isOwnPool && isSorted),
    published,
    computed,
    table,
    text: table === null ? '' : canonicalJson(table),
    position,
  };
};

/** One contract, from its entry, the pool, its terms and its pair. */
export const explainContract: Explain = async (tools, proof, id) => {
  const play = roundIn(proof, contractEvents, id);
  if (play === null) return null;
  const { position, at } = play;
  const { data } = play.event;
  const { tableHash, item, staked } = data;
  const commitment = checkRoundCommitment(tools, proof.entries, play, data);
  const lane = await checkLane(tools, proof.entries, play, data);
  const drawing = { hashing: tools.hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const terms = sectionNamed(tools.hashing, proof.entries, 'contract', data.terms, position);
  const table = checkTable(tools.hashing, proof.entries, data, terms, position);
  const { sum, lawful } = checkStake(staked, 0n);
  const inRange = terms !== null && staked.length >= terms.minItems && staked.length <= terms.maxItems;
  const hit = checkHit(table.table, data.entry, { ...item, ticket: data.ticket });
  const floatOf = (n: bigint) => roundRequest(data, { game: 'contract', label: 'float', tableHash, n });
  const float = hit.entry === null ? null : checkFloat(drawing, hit.entry, floatOf, item.float);
  const about = { tableHash, box: null, price: null, item, missed: false, target: null };
  const { text, published, computed } = table;
  return explained({ ...roundOf(data), kind: 'round', game: 'contract', at, ...about }, position, [
    checkRoundRecord(proof, play, data),
    commitment,
    lane,
    {
      name: 'terms',
      game: 'contract',
      verdict: compare(table.verdict === 'match' && sum.result === BigInt(data.stake) && lawful && inRange),
      text,
      published,
      computed: computed ?? '',
      sums: [sum],
      consolation: null,
    },
    {
      name: 'ticket',
      ...checkDraw(drawing, contractRequest({ tickets: table.table?.tickets ?? 1 }, tableHash, data), data.ticket),
    },
    {
      name: 'entry',
      ...hit,
      verdict: compare(hit.verdict === 'match' && isItemOf(play, data, item.itemId)),
      ticket: data.ticket,
      odds: table,
    },
    floatStep(float),
  ]);
};
