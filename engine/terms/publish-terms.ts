import type { SeesCases } from '../catalog/case/state.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { accept, type Instant } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { caseStream, type StreamId, termsStream } from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import { gainsByNoCircle, maxFallPercent } from '../market/terms.ts';
import { type TermsPublished, termsPublished } from './events.ts';
import { NOTICE_MS } from './in-force.ts';
import { SECTION_NAMES, SECTIONS, type SectionName, type Sections } from './sections.ts';
import type { SeesTerms, TermsVersion } from './state.ts';

/** The operator publishes terms of play. */
export type PublishTerms = {
  readonly type: 'PublishTerms';
  /** Null: as soon as the rules allow. */
  readonly effectiveAt: Instant | null;
  /** The whole document. */
  readonly sections: Sections;
};

/** The longest notice of a change. No later change overtakes it, so one for a wrong date would stand for ever. */
const LONGEST_NOTICE_MS = 30 * 24 * 60 * 60_000;

const refuse = (section: SectionName, rule: string): Rejection => reject('TERMS_REFUSED', { section, rule });

/** Sections whose values changed. */
const changedSections = (before: TermsVersion | undefined, sections: Sections): readonly SectionName[] =>
  SECTION_NAMES.filter((name) => canonicalJson(before?.sections[name] ?? null) !== canonicalJson(sections[name]));

/** The first section whose values may not be published, and the rule that they break. */
const faultIn = (sections: Sections): Rejection | null => {
  for (const name of SECTION_NAMES) {
    const rule = SECTIONS[name].brokenBy(sections[name]);
    if (rule !== null) return refuse(name, rule);
  }
  return gainsByNoCircle(sections) ? null : refuse('items', 'CIRCLE');
};

/**
 * When a change takes effect: of a drawn section, 60 s after its entry or later; of any other section, at once. So both
 * kinds don't go into one document. The first document of a log takes effect at once: it replaces nothing that a player
 * was shown.
 */
const effectOf = (
  versions: readonly TermsVersion[],
  changed: readonly SectionName[],
  asked: Instant | null,
  at: Instant,
): Instant | Rejection => {
  const drawn = changed.find((name) => SECTIONS[name].drawn);
  const plain = changed.find((name) => !SECTIONS[name].drawn);
  if (versions.length === 0 || drawn === undefined) {
    return asked === null || asked === at ? at : refuse(plain ?? 'rewards', 'AT_ONCE');
  }
  if (plain !== undefined) return refuse(plain, 'DRAWN_APART');
  const pending = Math.max(...versions.map((one) => one.effectiveAt));
  const effectiveAt = asked ?? Math.max(at + NOTICE_MS, pending);
  if (effectiveAt < at + NOTICE_MS) return refuse(drawn, 'NOTICE_60_S');
  if (effectiveAt > at + LONGEST_NOTICE_MS) return refuse(drawn, 'NOTICE_30_DAYS');
  return effectiveAt < pending ? refuse(drawn, 'IN_ORDER') : effectiveAt;
};

/** Whether values may fall faster than players were told: a bound is never widened or given up. */
const widensFalls = (before: TermsVersion | undefined, sections: Sections): boolean => {
  const [until, next] = [before && maxFallPercent(before.sections.items), maxFallPercent(sections.items)];
  return until != null && (next === null || next > until);
};

/** The streams that the engine reads before it publishes sections. */
export const termsStreams = ({ rewards }: Sections): readonly StreamId[] => [
  termsStream,
  ...rewards.freeCases.map((tier) => caseStream(tier.case)),
];

/** The document that the command would publish, or the reason why it is refused. */
export const termsToPublish = (
  { effectiveAt: asked, sections }: PublishTerms,
  world: Pick<World, 'at'> & SeesTerms & SeesCases,
): Omit<TermsPublished['data'], 'commandId'> | Rejection => {
  const fault = faultIn(sections);
  if (fault !== null) return fault;
  const { versions } = world.terms();
  const before = versions.at(-1);
  const changed = changedSections(before, sections);
  if (changed.length === 0) return reject('NOTHING_TO_DO');
  if (widensFalls(before, sections)) return refuse('items', 'FALL');
  for (const tier of changed.includes('rewards') ? sections.rewards.freeCases : []) {
    const { status } = world.case(tier.case);
    if (status === 'absent') return reject('CASE_NOT_FOUND', { case: tier.case });
    if (status === 'retired') return reject('CASE_RETIRED', { case: tier.case });
  }
  const effectiveAt = effectOf(versions, changed, asked, world.at);
  return typeof effectiveAt === 'number' ? { version: (before?.version ?? 0) + 1, effectiveAt, sections } : effectiveAt;
};

export const publishTerms: Handler<PublishTerms, TermsPublished, SeesTerms & SeesCases> = {
  needs: ({ sections }) => ({ streams: termsStreams(sections), guards: [], pairs: [] }),

  decide: (command, world, commandId) => {
    const published = termsToPublish(command, world);
    if ('kind' in published) return published;
    return accept([termsPublished.in(termsStream, { commandId, ...published })]);
  },
};
