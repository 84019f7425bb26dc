import {
  coversEveryTicket,
  type OddsEntry,
  type OddsTable,
  TICKETS,
  type Wear,
} from '../../../engine/fairness/odds.ts';
import { type Json, parseCanonical } from '../../../engine/kernel/canonical-json.ts';

type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wears: readonly (Wear | '')[] = ['FN', 'MW', 'FT', 'WW', 'BS', ''];
const money = /^(0|[1-9][0-9]{0,15})$/;
const fraction = /^[0-9]{1,40}$/;

const readEntry = (value: Json): OddsEntry | null => {
  if (!isObject(value)) return null;
  const { skin, first, last, floatMin, floatMax, value: worth } = value;
  const wear = wears.find((one) => one === value.wear);
  if (typeof skin !== 'string' || wear === undefined || typeof worth !== 'string' || !money.test(worth)) return null;
  if (typeof first !== 'number' || typeof last !== 'number') return null;
  if (typeof floatMin !== 'number' || typeof floatMax !== 'number') return null;
  return { skin, wear, first, last, floatMin, floatMax, value: worth };
};

/**
 * Reads the text whose hash a player agreed to. Null for anything that isn't a whole odds table in canonical form:
 * a page must not draw from a table it doesn't fully understand.
 */
export const readOddsTable = (text: string): OddsTable | null => {
  let json: Json;
  try {
    json = parseCanonical(text);
  } catch {
    return null;
  }
  if (!isObject(json)) return null;
  const { version, tickets, price, rtp } = json;
  if (typeof json.case !== 'string' || typeof version !== 'number' || tickets !== TICKETS) return null;
  if (typeof price !== 'string' || !money.test(price) || !isObject(rtp)) return null;
  const { numerator, denominator } = rtp;
  if (typeof numerator !== 'string' || typeof denominator !== 'string') return null;
  if (!fraction.test(numerator) || !fraction.test(denominator)) return null;
  const rows: readonly Json[] = Array.isArray(json.entries) ? json.entries : [];
  const entries: OddsEntry[] = [];
  for (const row of rows) {
    const entry = readEntry(row);
    if (entry === null) return null;
    entries.push(entry);
  }
  if (!coversEveryTicket(entries)) return null;
  return { case: json.case, version, tickets, price, entries, rtp: { numerator, denominator } };
};
