import { opensslBlockLine } from '../../engine/games/explanation/draws.ts';
import { type Explanation, stepOf } from '../../engine/games/explanation/explanation.ts';
import type {
  BeaconStep,
  BroughtCheck,
  CommitmentStep,
  DrawCheck,
  FloatCheck,
  HashCheck,
  HitCheck,
  LaneCheck,
  LaneFault,
  LanesStep,
  Step,
  SumPart,
  TableCheck,
} from '../../engine/games/explanation/steps.ts';
import type { GameVerdict } from '../../engine/games/explanation/verdict.ts';
import type { ItemFacts } from '../../engine/kernel/event-codec.ts';

const VERDICTS: Readonly<Record<GameVerdict, string>> = {
  match: 'holds',
  mismatch: 'DOES NOT HOLD',
  pending: 'cannot be said yet',
  loose: 'is loose',
};

const skinText = ({ skin, wear }: { readonly skin: string; readonly wear: string }): string =>
  wear === '' ? skin : `${skin} ${wear}`;

const itemText = ({ float, value, ...item }: Omit<ItemFacts, 'itemId'>): string =>
  `${skinText(item)}${float === null ? '' : `, float ${float} millionths`}, worth ${value} minor units`;

const hashLines = ({ text, computed, published }: HashCheck): readonly string[] => [
  text,
  `has the SHA-256 ${computed}${computed === published ? '' : `; the log holds ${published}`}`,
];

const tableLines = ({ published, computed, position }: TableCheck): readonly string[] => [
  position === null ? `no table ${published} was published` : `entry ${position}: table ${published}`,
  ...(computed === null || computed === published ? [] : [`its text has the hash ${computed}`]),
];

const hitLines = ({ entry, index }: HitCheck): readonly string[] => [
  entry === null
    ? `there is no entry ${index}`
    : `entry ${index} of the table has tickets ${entry.first} to ${entry.last}: ${skinText(entry)}, worth ${entry.value} minor units`,
];

const drawLines = ({ message, steps, n, shown, computed }: DrawCheck, seed: string | null): readonly string[] => {
  if (steps === null || seed === null) return [`${message} with a seed that is hidden; the log holds ${shown}`];
  const { block, word, ticket } = steps.draw;
  return [
    `$ ${opensslBlockLine(seed, message)}`,
    `block ${block}`,
    `word ${word} of it is ${steps.x}; modulo ${n} that is ticket ${ticket}`,
    ...(computed === shown ? [] : [`that gives ${computed}; the log holds ${shown}`]),
  ];
};

type Witness = NonNullable<Extract<BeaconStep, { readonly kind: 'drand' }>['witness']>;

const witnessLines = ({ name, relocked, seenAt, signed }: Witness): readonly string[] => [
  ...(relocked === 0 ? [] : [`locked again ${relocked} times, because ${name} had not seen the lock in time`]),
  seenAt === null ? `${name} has not seen the lock` : `${name} saw the lock at ${new Date(seenAt).toISOString()}`,
  ...(signed ? [] : [`what stands as the word of ${name} is not signed by it, or not of this lock`]),
];

const floatLines = (check: FloatCheck, seed: string | null): readonly string[] => [
  ...drawLines(check, seed),
  `from ${check.from} on that is float ${check.computed ?? check.shown} of ${check.from} to ${check.to} millionths`,
];

const commitmentLines = (step: CommitmentStep): readonly string[] => {
  const { pairId, promisedAt, published, secrets, revealedAt } = step;
  const promise = promisedAt === null ? 'nothing' : `entry ${promisedAt}: ${published}`;
  return [
    `${promise} of pair ${pairId}`,
    ...(secrets === null
      ? []
      : [
          `entry ${revealedAt}: seed ${secrets.serverSeed}, salt ${secrets.salt}`,
          `$ printf %s ${secrets.serverSeed} | xxd -r -p | openssl dgst -sha256 -mac HMAC -macopt hexkey:${secrets.salt}`,
        ]),
  ];
};

const LANE_FAULTS: Readonly<Record<LaneFault, string>> = {
  opening: 'no entry opens this lane, with the user seed of the play, before the step',
  signature: 'the key did not sign the opening',
  before: 'there is no play, seat or entry of the step before',
  link: 'that is not the link before',
  entropy: 'the room does not have the beginning of this link from this command',
};

const linkLines = ({ text, computed, before, opening, faults }: LaneCheck): readonly string[] => [
  ...(opening === null ? [] : [`entry ${opening.position}: key ${opening.key} signs ${opening.text}`]),
  `$ printf %s '${text}' | sha256sum`,
  computed,
  ...(before === null ? [] : [`entry ${before.position}: ${before.link}`]),
  ...faults.map((fault) => LANE_FAULTS[fault]),
];

const laneLines = (lane: LaneCheck | null): readonly string[] =>
  lane === null
    ? ['nothing in the log shows who chose the entropy of this play: the house could have']
    : linkLines(lane);

/** Of loose parts so many are named. */
const LOOSE_NAMED = 20;

const GUARDS: Readonly<Record<LanesStep['guard'], string>> = {
  players: 'the house could have',
  beacon: 'the house could have, unless the lock was witnessed before the beacon',
  witness: 'the outcome follows from the witnessed beacon, whatever they are',
};

const placeText = (kind: Explanation['about']['kind'], { place, occupant }: BroughtCheck): string => {
  const who = occupant.kind === 'bot' ? occupant.bot : `player ${occupant.playerId}`;
  return place === null ? `host, ${who}` : `${kind === 'battle' ? 'seat' : 'code'} ${place}, ${who}`;
};

const lanesLines = ({ brought, guard }: LanesStep, kind: Explanation['about']['kind']): readonly string[] => {
  const loose = brought.filter(({ lane }) => lane === null);
  const named = loose.slice(0, LOOSE_NAMED);
  const further = loose.length - named.length;
  return [
    ...brought.flatMap((part) =>
      part.lane === null ? [] : [`${placeText(kind, part)}: step ${part.lane.step}`, ...linkLines(part.lane)],
    ),
    ...named.map((part) => `${placeText(kind, part)}: loose`),
    ...(further === 0 ? [] : [`${further} further loose ones`]),
    ...(loose.length === 0 ? [] : [`nothing in the log shows who chose loose entropies: ${GUARDS[guard]}`]),
  ];
};

const partText = (part: SumPart): string =>
  typeof part === 'string' ? part : String('count' in part ? part.count : part.money);

const detailOf = (step: Step, seed: string | null, kind: Explanation['about']['kind']): readonly string[] => {
  switch (step.name) {
    case 'record':
      return step.faults;
    case 'commitment':
      return commitmentLines(step);
    case 'lane':
      return laneLines(step.lane);
    case 'lanes':
      return lanesLines(step, kind);
    case 'room':
      return [`${step.text} gives the id ${step.computed}`];
    case 'terms':
      return [
        ...hashLines(step),
        ...step.sums.map(({ of, parts, result }) =>
          parts.length === 0 ? `${of} ${result}` : `${of} ${parts.map(partText).join('')} = ${result}`,
        ),
        ...(step.consolation === null ? [] : tableLines(step.consolation)),
      ];
    case 'ticket':
      return drawLines(step, seed);
    case 'tables':
      return tableLines(step);
    case 'entry':
      return [`ticket ${step.ticket}`, ...hitLines(step)];
    case 'outcome':
      return [`ticket ${step.ticket}; ${step.side} wins with ${step.win} of 10000000: ${step.won ? 'won' : 'lost'}`];
    case 'consolation':
      return [...drawLines(step.draw, seed), ...hitLines(step.hit)];
    case 'float':
      return floatLines(step, seed);
    case 'seats':
      return step.seats.map(({ rank, occupant, entropy, position }) => {
        const who = occupant.kind === 'bot' ? occupant.bot : `player ${occupant.playerId}`;
        return `entry ${position}: rank ${rank}, ${who}, entropy ${entropy}`;
      });
    case 'entries':
      return [`${step.entrants.length} entries, together ${step.computed}`];
    case 'boxes':
      return step.boxes.flatMap(({ odds }, index) => [`box ${index + 1}`, ...tableLines(odds)]);
    case 'lock':
      return step.lock === null ? [] : [`entry ${step.lock.position}`, ...hashLines(step.lock)];
    case 'beacon':
      if (step.kind === 'none') return ['none is used'];
      return [
        `drand ${step.chain}, round ${step.round ?? 'to come'}`,
        ...(step.witness === null ? [] : witnessLines(step.witness)),
        ...(step.arrived === null ? [] : [`signature ${step.arrived.signature}`, `randomness ${step.arrived.stated}`]),
      ];
    case 'rounds':
      return step.rounds.flatMap(({ round, cells }) =>
        cells.flatMap(({ rank, draw, ticket, hit, float }) => [
          `round ${round}, rank ${rank}: ${itemText(draw)}`,
          ...drawLines(ticket, seed),
          ...hitLines(hit),
          ...(float === null ? [] : floatLines(float, seed)),
        ]),
      );
    case 'result': {
      if (step.shown === null) return [];
      const { totals, winners, awards } = step.shown;
      return [
        ...[step.tie, ...step.order].flatMap((tie) =>
          tie === null ? [] : [`a draw between ${tie.between.join(', ')}`, ...drawLines(tie.draw, seed)],
        ),
        `totals ${totals.join(', ')}; won by rank ${winners.join(' and ')}`,
        ...awards.map(({ rank, value }) => `rank ${rank} gets ${value} minor units`),
        ...step.differing.map((part) => `the draws give another ${part}`),
      ];
    }
    case 'winners':
      return (step.winners ?? []).flatMap(({ prize, item, draw, shown }) => [
        `prize ${prize}${item === null ? '' : `, ${itemText(item)}`}: code ${shown.code}, player ${shown.playerId}`,
        ...drawLines(draw, seed),
      ]);
  }
};

/** Every step of a proof, with lines for a shell that give the same. */
export const explanationLines = (explanation: Explanation): readonly string[] => {
  const seed = stepOf(explanation, 'commitment')?.secrets?.serverSeed ?? null;
  return explanation.steps.flatMap((step) => [
    `  ${step.name.padEnd(11)} ${VERDICTS[step.verdict]}`,
    ...detailOf(step, seed, explanation.about.kind).map((line) => `    ${line}`),
  ]);
};
