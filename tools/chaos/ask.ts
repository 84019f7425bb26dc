import { type Ask, askOver } from '../../test/player/ask.ts';
import { exchangeAt, NoAnswer, type RestExchange, restAt } from '../../test/player/http.ts';

const WITHIN_MS = 5_000;

/** Codes after which the same command id is to be sent again. */
const OPEN_CODES: ReadonlySet<string> = new Set(['BUSY', 'OUTCOME_UNKNOWN', 'INTERNAL', 'RATE_LIMITED']);

/** The same exchange, but an answer that leaves the outcome open counts as none. @throws NoAnswer */
const closed =
  <Asked extends readonly unknown[], Answered extends { readonly code: string | null }>(
    exchange: (...asked: Asked) => Promise<Answered>,
  ) =>
  async (...asked: Asked) => {
    const answered = await exchange(...asked);
    if (answered.code !== null && OPEN_CODES.has(answered.code)) throw new NoAnswer(answered.code);
    return answered;
  };

/** @throws NoAnswer, Refused */
export const impatientAsk = (address: string): Ask => askOver(closed(exchangeAt(address, WITHIN_MS)));

/** @throws NoAnswer */
export const impatientRest = (address: string): RestExchange => closed(restAt(address, WITHIN_MS));
