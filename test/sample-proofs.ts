import { beaconVerifier } from '../engine/beacon/verify-beacon.ts';
import { publishedBy } from '../engine/events.ts';
import type { Explanation } from '../engine/games/explanation/explanation.ts';
import type { Tools } from '../engine/games/explanation/tools.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import { canonicalJson, type Json, parseCanonical } from '../engine/kernel/canonical-json.ts';
import { battleStream, giveawayStream, isBattleId, isGiveawayId } from '../engine/kernel/ids.ts';
import { encodeEntry } from '../engine/log/entry.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { ProofLine } from '../web/features/fairness/proof/proof-entries.ts';
import { verifyProof } from '../web/features/fairness/proof/verify-proof.ts';
import { testChain } from './beacons.ts';
import type { House } from './deciders.ts';

/** For specs: proofs as the site hands them out, of games that the real rules decided, and ways to forge them. */
export const specTools: Tools = {
  hashing: nodeHashing,
  verifyBeacon: async (choice, round, signature) => beaconVerifier([testChain])(choice, round, signature),
  pause: async () => undefined,
};

const decoder = new TextDecoder();

const lineOf = (recorded: RecordedEvent): ProofLine => ({
  position: String(recorded.position),
  json: decoder.decode(encodeEntry(recorded)),
});

const isTable = ({ event }: RecordedEvent): boolean => publishedBy(event).length > 0;

const names = ({ event }: RecordedEvent, pairId: string): boolean => JSON.stringify(event.data).includes(pairId);

const pairTypes: readonly string[] = [
  'PlayerRegistered',
  'SeedRotated',
  'PlayerErased',
  'HostSeedsCommitted',
  'BattleEntered',
  'ItemsEscrowed',
];

/** The tables, what promised and revealed the pair, and the round itself. */
export const playProof = (house: House, id: string): readonly ProofLine[] => {
  const [pairId = '', roundNo = ''] = id.split('.');
  return house.recorded
    .filter((recorded) => {
      const { event } = recorded;
      const isPlay = 'roundNo' in event.data && String(event.data.roundNo) === roundNo;
      return isTable(recorded) || (names(recorded, pairId) && (pairTypes.includes(event.type) || isPlay));
    })
    .map(lineOf);
};

/** The tables, what promised the room's pair, and the room's own stream. */
export const roomProof = (house: House, id: string): readonly ProofLine[] => {
  const streams: readonly string[] = [
    ...(isBattleId(id) ? [battleStream(id)] : []),
    ...(isGiveawayId(id) ? [giveawayStream(id)] : []),
  ];
  const created = house.recorded.find(
    ({ stream, event }) =>
      streams.includes(stream) && (event.type === 'BattleCreated' || event.type === 'GiveawayCreated'),
  );
  const seed = created !== undefined && 'seed' in created.event.data ? created.event.data.seed.pairId : '';
  return house.recorded
    .filter(
      (recorded) =>
        isTable(recorded) ||
        streams.includes(recorded.stream) ||
        (pairTypes.includes(recorded.event.type) && names(recorded, seed)),
    )
    .map(lineOf);
};

type Data = { readonly [member: string]: Json };

const isData = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entryIn = ({ json }: ProofLine): Data => {
  const value = parseCanonical(json);
  if (!isData(value)) throw new TypeError('no entry');
  return value;
};

const indexOf = (lines: readonly ProofLine[], type: string, nth: number): number => {
  const found = lines.flatMap((line, index) => (entryIn(line).type === type ? [index] : []))[nth];
  if (found === undefined) throw new Error(`no ${type} ${nth} in the proof`);
  return found;
};

/** The proof with the n-th event of a type changed, in canonical form as an honest one. */
export const forged = (
  lines: readonly ProofLine[],
  type: string,
  change: (data: Data) => Data,
  nth = 0,
): readonly ProofLine[] => {
  const at = indexOf(lines, type, nth);
  return lines.map((line, index) => {
    if (index !== at) return line;
    const entry = entryIn(line);
    const data = isData(entry.data) ? entry.data : {};
    return { ...line, json: canonicalJson({ ...entry, data: change(data) }) };
  });
};

/** One of the objects in an event's data. */
export const within = (data: Data, member: string): Data => {
  const inner = data[member];
  if (!isData(inner)) throw new TypeError(`${member} is no object`);
  return inner;
};

/** An event's data with members of one of its objects changed. */
export const patched = (data: Data, member: string, patch: Data): Data => ({
  ...data,
  [member]: { ...within(data, member), ...patch },
});

/** An event's data with the n-th object of one of its lists changed. */
export const patchedAt = (data: Data, member: string, at: number, patch: Data): Data => {
  const list = data[member];
  if (!Array.isArray(list)) throw new TypeError(`${member} is no list`);
  return { ...data, [member]: list.map((one, index) => (index === at && isData(one) ? { ...one, ...patch } : one)) };
};

/** The proof without the n-th event of a type. */
export const without = (lines: readonly ProofLine[], type: string, nth = 0): readonly ProofLine[] => {
  const at = indexOf(lines, type, nth);
  return lines.filter((_, index) => index !== at);
};

export const verified = async (id: string, lines: readonly ProofLine[]): Promise<Explanation> => {
  const { explanation } = await verifyProof(specTools, id, lines);
  if (explanation === null) throw new Error('there is nothing to explain');
  return explanation;
};

type Steps = Pick<Explanation, 'steps'>;

export const failing = ({ steps }: Steps): readonly string[] =>
  steps.flatMap(({ name, verdict }) => (verdict === 'mismatch' ? [name] : []));

export const waiting = ({ steps }: Steps): readonly string[] =>
  steps.flatMap(({ name, verdict }) => (verdict === 'pending' ? [name] : []));

/** Another hash of the same length. */
export const other = (hex: Json | undefined): string => {
  const text = typeof hex === 'string' ? hex : '';
  return `${text.startsWith('f') ? 'e' : 'f'}${text.slice(1)}`;
};
