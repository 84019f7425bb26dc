import { catalog } from '../catalog/index.ts';
import type { SeesCatalog } from '../catalog/publish-catalog.ts';
import { contests } from '../contests/index.ts';
import type { SeesContests } from '../contests/state.ts';
import { deposits } from '../deposits/index.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { nobleHashing } from '../fairness/noble-hashing.ts';
import { contract } from '../games/contract/index.ts';
import type { SeesContractPool } from '../games/contract/pool-state.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { AnyEvent, Decision, StreamEvent } from '../kernel/decision.ts';
import type { AnyCommand, FirstEvent } from '../kernel/definitions.ts';
import { type CommandId, type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';
import type { Known, Needs, World } from '../kernel/world.ts';
import { market } from '../market/index.ts';
import type { SeesListings } from '../market/shop/state.ts';
import { player } from '../player/index.ts';
import type { SeesPlayers } from '../player/state.ts';
import type { SeesCodes } from '../rewards/code-state.ts';
import { rewards } from '../rewards/index.ts';
import { site } from '../site/index.ts';
import type { SeesSiteLog, SeesStops } from '../site/state.ts';
import { ACT_KINDS, type ActKind } from '../terms/act-rules.ts';
import { terms } from '../terms/index.ts';

/** The states that commands see which acts carry out. */
export type SeesEffects = SeesPlayers &
  SeesCatalog &
  SeesContractPool &
  SeesListings &
  SeesCodes &
  SeesContests &
  SeesStops &
  SeesSiteLog;

const commands = [
  ...player.commands,
  ...deposits.commands,
  ...rewards.commands,
  ...contests.commands,
  ...catalog.commands,
  ...contract.commands,
  ...market.commands,
  ...terms.commands,
  ...site.commands,
];
type Defined = Extract<(typeof commands)[number], { readonly type: ActKind }>;

const kinds: readonly string[] = ACT_KINDS;
const isEffect = (one: (typeof commands)[number]): one is Defined => kinds.includes(one.type);
const EFFECTS: readonly Defined[] = commands.filter(isEffect);

type CommandOf<Definition> = Definition extends {
  readonly is: (command: AnyCommand) => command is infer Command extends AnyCommand;
}
  ? Command
  : never;
/** A command that an act carries out. */
export type Effect = CommandOf<Defined>;

type Decided = ReturnType<ReturnType<Defined['deciderWith']>['decide']>;
export type EffectEvent = Extract<Decided, { readonly kind: 'accepted' }>['events'][number]['event'];

interface EffectDecider {
  readonly needs: (command: AnyCommand, known: Known<SeesEffects>) => Needs;
  readonly decide: (command: AnyCommand, world: World & SeesEffects, commandId: CommandId) => Decision<EffectEvent>;
}

/** The effects' own deciders. @throws TypeError for a command that no act carries out */
export const effectsWith = (hashing: Hashing) => {
  const deciders = new Map<string, EffectDecider>(EFFECTS.map((one) => [one.type, one.deciderWith(hashing)]));
  return ({ type }: Effect): EffectDecider => {
    const found = deciders.get(type);
    if (found === undefined) throw new TypeError(`no act carries out ${type}`);
    return found;
  };
};

const inTextOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The command in the form that is hashed, and behind it the forms that have the same events: a pool has no order of its own,
 * and terms that take effect as soon as the rules allow name a time in the log.
 */
const formsOf = (effect: Effect): readonly Effect[] => {
  switch (effect.type) {
    case 'PublishContractPool': {
      const named = (one: (typeof effect.entries)[number]): string => `${one.skin} ${one.wear}`;
      return [{ ...effect, entries: effect.entries.toSorted((a, b) => inTextOrder(named(a), named(b))) }];
    }
    case 'PublishTerms':
      return [effect, { ...effect, effectiveAt: null }];
    default:
      return [effect];
  }
};

const hashOf = (effect: Effect): HexHash =>
  mustBe(isHexHash, nobleHashing.sha256Text(canonicalJson(JSON.parse(JSON.stringify(effect)))));

/** SHA-256 over the RFC 8785 JSON of the command. @throws TypeError for a fraction in it */
export const effectHash = (effect: Effect): HexHash => {
  const [first = effect] = formsOf(effect);
  return hashOf(first);
};

/** The form of the command that has that hash; null where none has. */
const formWith = (effect: Effect, hash: HexHash): Effect | null =>
  formsOf(effect).find((form) => hashOf(form) === hash) ?? null;

/**
 * The command behind an approval, as an auditor rebuilds it from its events: the one with that hash, or any other where none
 * has it. Null where no effect leads to them.
 */
export const effectBehind = (
  events: readonly StreamEvent<AnyEvent>[],
  before: SeesEffects,
  hash: HexHash,
): Effect | null => {
  const [first] = events;
  if (first === undefined) return null;
  let found: Effect | null = null;
  for (const { firstEvents } of EFFECTS) {
    const beginnings: readonly FirstEvent<Effect, SeesEffects>[] = firstEvents;
    for (const { type, asked } of beginnings) {
      if (type !== first.event.type) continue;
      const command = asked(first.event, { events, before });
      const form = command === null ? null : formWith(command, hash);
      if (form !== null) return form;
      found ??= command;
    }
  }
  return found;
};

/** Whether auditors find the effect with that hash in these events. */
export const tellsEffect = (events: readonly StreamEvent<AnyEvent>[], before: SeesEffects, hash: HexHash): boolean => {
  const effect = effectBehind(events, before, hash);
  return effect !== null && formWith(effect, hash) !== null;
};
