import { entryRequest, floatRequest } from '../../fairness/odds.ts';
import { sectionHash, sectionText } from '../../terms/section-hash.ts';
import { checkDraw, checkFloat, floatStep } from '../explanation/draws.ts';
import type { Proof } from '../explanation/entries.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkLane } from '../explanation/lane.ts';
import { checkRoundCommitment, checkRoundRecord, isItemOf, roundIn, roundOf } from '../explanation/rounds.ts';
import type { TermsStep } from '../explanation/steps.ts';
import { checkHit, checkOdds, sectionNamed } from '../explanation/tables.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import { type CaseOpened, caseGameEvents, type FreeCaseOpened } from './events.ts';

type Opened = CaseOpened['data'] | FreeCaseOpened['data'];

/** The terms that it names were published before it, and allow as many at once. */
const checkTerms = (
  { hashing }: Pick<Tools, 'hashing'>,
  { entries }: Proof,
  { terms: published, ...data }: Opened,
  before: number,
): TermsStep => {
  const values = sectionNamed(hashing, entries, 'case', published, before);
  const quantity = 'quantity' in data ? data.quantity : 1;
  return {
    name: 'terms',
    verdict: compare(values !== null && quantity <= values.maxQuantity),
    game: 'case',
    text: values === null ? '' : sectionText('case', values),
    computed: values === null ? '' : sectionHash(hashing, 'case', values),
    published,
    sums: [],
    consolation: null,
  };
};

/** One opened case, paid or free, from its entry, its odds and its pair. */
export const explainCase: Explain = async (tools, proof, id) => {
  const play = roundIn(proof, caseGameEvents, id);
  if (play === null) return null;
  const { position, at } = play;
  const { data } = play.event;
  const { case: slug, caseVersion: version, oddsHash, ticket } = data;
  const commitment = checkRoundCommitment(tools, proof.entries, play, data);
  const lane = await checkLane(tools, proof.entries, play, data);
  const drawing = { hashing: tools.hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const named = { case: slug, version, price: 'price' in data ? data.price : null };
  const odds = checkOdds(tools.hashing, proof.entries, oddsHash, named, position);
  const hit = checkHit(odds.table, data.entry, data);
  const { entry } = hit;
  const float =
    entry === null ? null : checkFloat(drawing, entry, (n) => ({ ...floatRequest(data, entry), n }), data.float);
  const about = {
    tableHash: oddsHash,
    box: { case: slug, version },
    price: null,
    item: data,
    missed: false,
    target: null,
  };
  return explained({ ...roundOf(data), kind: 'round', game: 'case', at, ...about }, position, [
    checkRoundRecord(proof, play, data),
    commitment,
    lane,
    checkTerms(tools, proof, data, position),
    { name: 'ticket', ...checkDraw(drawing, entryRequest(data), ticket) },
    { name: 'tables', ...odds },
    {
      name: 'entry',
      ...hit,
      verdict: compare(hit.verdict === 'match' && isItemOf(play, data, data.itemId)),
      ticket,
      odds,
    },
    floatStep(float),
  ]);
};
