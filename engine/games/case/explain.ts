import { entryRequest, floatRequest } from '../../fairness/case-draw.ts';
import { checkDraw, checkFloat, floatStep } from '../explanation/draws.ts';
import { type Explain, explained } from '../explanation/explanation.ts';
import { checkRoundCommitment, checkRoundRecord, roundIn, roundOf } from '../explanation/rounds.ts';
import { checkHit, checkOdds } from '../explanation/tables.ts';
import { caseGameEvents } from './events.ts';

/** One opened case, paid or free, from its entry, its odds and its pair. */
export const explainCase: Explain = async (tools, proof, id) => {
  const play = roundIn(proof, caseGameEvents, id);
  if (play === null) return null;
  const { position, at } = play;
  const { data } = play.event;
  const { case: slug, caseVersion: version, oddsHash, ticket } = data;
  const commitment = checkRoundCommitment(tools, proof.entries, play, data);
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
    { name: 'ticket', ...checkDraw(drawing, entryRequest(data), ticket) },
    { name: 'tables', ...odds },
    { name: 'entry', ...hit, ticket, odds },
    floatStep(float),
  ]);
};
