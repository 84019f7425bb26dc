import { beaconVerifier } from '../engine/beacon/verify-beacon.ts';
import { isRound, publishedBy } from '../engine/events.ts';
import type { Explanation } from '../engine/games/explanation/explanation.ts';
import type { Tools } from '../engine/games/explanation/tools.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import { canonicalJson, type Json, parseCanonical } from '../engine/kernel/canonical-json.ts';
import { battleStream, giveawayStream, isBattleId, isGiveawayId } from '../engine/kernel/ids.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { encodeEntry } from '../engine/log/entry.ts';
import { isCosigned } from '../engine/log/witness/lock-evidence.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { ProofLine } from '../web/features/fairness/proof/proof-entries.ts';
import { verifyProof } from '../web/features/fairness/proof/verify-proof.ts';
import { testChain } from './beacons.ts';
import type { House } from './deciders.ts';

/** For specs: proofs as the site hands them out, of games that the real rules decided, and ways to forge them. */
export const specTools: Tools = {
  hashing: nodeHashing,
  verifyBeacon: async (choice, round, signature) => beaconVerifier([testChain])(choice, round, signature),
  isCosigned: (choice, checkpoint) => isCosigned(nodeHashing, verifyEd25519, choice, checkpoint),
  signatures: async () => nodeHashing,
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
  'LaneOpened',
  'LaneClosed',
  'BattleEntered',
  'ItemsEscrowed',
];

type Story = Pick<House, 'recorded'>;

/** The step of a lane that an entry took, as `<lane>.<step>`; null where it took none. */
const stepOf = ({ event }: RecordedEvent): { readonly own: string; readonly before: string } | null => {
  if ((event.type !== 'LinkSpent' && !isRound(event)) || event.data.step === null) return null;
  const { pairId, step } = event.data;
  return { own: `${pairId}.${step}`, before: `${pairId}.${step - 1}` };
};

/** An entry of the step before that of `taken`, the newest; undefined where there is none. */
const before = ({ recorded: all }: Story, taken: RecordedEvent | undefined): RecordedEvent | undefined => {
  const step = taken && stepOf(taken);
  return step == null ? undefined : all.findLast((one) => stepOf(one)?.own === step.before);
};

/** The tables, what promised, opened and revealed the pair, the round itself, and of a lane what took the step before. */
export const playProof = (story: Story, id: string): readonly ProofLine[] => {
  const [pairId = '', roundNo = ''] = id.split('.');
  const own = story.recorded.find(
    ({ event }) => isRound(event) && event.data.pairId === pairId && String(event.data.roundNo) === roundNo,
  );
  const last = before(story, own);
  return story.recorded
    .filter((recorded) => {
      const isPairs = pairTypes.includes(recorded.event.type) && names(recorded, pairId);
      return isTable(recorded) || isPairs || recorded === own || recorded === last;
    })
    .map(lineOf);
};

/** The proof that seats and entries of a room took steps of lanes: their links, the openings, and the steps before. */
const lanesInto = (story: Story, room: string): ReadonlySet<RecordedEvent> => {
  const shown = new Set<RecordedEvent>();
  for (const recorded of story.recorded) {
    const { event } = recorded;
    if (event.type !== 'LinkSpent' || event.data.room !== room) continue;
    const { pairId } = event.data;
    const opened = story.recorded.find(
      (one) => one.event.type === 'LaneOpened' && one.event.data.pair.pairId === pairId,
    );
    for (const one of [recorded, opened, before(story, recorded)]) if (one !== undefined) shown.add(one);
  }
  return shown;
};

/** The tables, the commitment of the room's pair, the room's own stream, and the proof of its players' lanes. */
export const roomProof = (story: Story, id: string): readonly ProofLine[] => {
  const streams: readonly string[] = [
    ...(isBattleId(id) ? [battleStream(id)] : []),
    ...(isGiveawayId(id) ? [giveawayStream(id)] : []),
  ];
  const created = story.recorded.find(
    ({ stream, event }) =>
      streams.includes(stream) && (event.type === 'BattleCreated' || event.type === 'GiveawayCreated'),
  );
  const seed = created !== undefined && 'seed' in created.event.data ? created.event.data.seed.pairId : '';
  const lanes = lanesInto(story, id);
  return story.recorded
    .filter(
      (recorded) =>
        isTable(recorded) ||
        streams.includes(recorded.stream) ||
        lanes.has(recorded) ||
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
