import type { VerifyRoundQuery } from '../../generated/graphql.ts';
import type { RoundFacts } from './verification.ts';

export type ShownRound = NonNullable<VerifyRoundQuery['round']>;

export const factsOf = (round: ShownRound): RoundFacts => ({
  id: round.id,
  position: round.position,
  caseSlug: round.caseSlug,
  caseVersion: round.caseVersion,
  price: round.price,
  pairId: round.pairId,
  publicHash: round.publicHash,
  roundNo: round.roundNo,
  userSeed: round.userSeed,
  entropy: round.entropy,
  oddsHash: round.oddsHash,
  oddsTable: round.oddsTable,
  ticket: round.ticket,
  entryIndex: round.entry.index,
  float: round.float ?? null,
  reveal: round.reveal ? { serverSeed: round.reveal.serverSeed, salt: round.reveal.salt } : null,
});
