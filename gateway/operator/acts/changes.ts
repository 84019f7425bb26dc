import type { EffectEvent } from '../../../engine/acts/effects.ts';
import { majorText, parseMoney, sumOf } from '../../../engine/kernel/money.ts';
import { balanceOf } from '../../../engine/player/state.ts';
import type { GlasscaseWorld } from '../../../engine/stream-state.ts';

/** One thing that an act changes, in words of the operator's language, which is English in the API. */
interface ActChange {
  /** With names: `balance coin of Nightwalker`, `price of Dawn`. */
  readonly what: string;
  /** Null where there was nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

const shown = (amount: string): string => majorText(parseMoney(amount));
const moment = (at: number): string => new Date(at).toISOString();

type Ratio = { readonly numerator: string; readonly denominator: string };
const percent = ({ numerator, denominator }: Ratio): string => {
  const hundredths = (BigInt(numerator) * 10_000n) / BigInt(denominator);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`;
};

/** `firstDeposit.percent` to its value, for every value of a document. */
const leavesOf = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [[path, String(value)]];

const differences = (what: string, before: unknown, after: unknown): readonly ActChange[] => {
  const [old, next] = [new Map(leavesOf(before, what)), new Map(leavesOf(after, what))];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((path) => ({ what: path, before: old.get(path) ?? null, after: next.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
};

const one = (what: string, before: string | null, after: string | null): readonly ActChange[] =>
  before === after ? [] : [{ what, before, after }];

type NameOf = (playerId: string) => string;

const changesIn = (event: EffectEvent, world: GlasscaseWorld, nameOf: NameOf): readonly ActChange[] => {
  switch (event.type) {
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, amount } = event.data;
      const player = world.player(playerId);
      const before = player.status === 'absent' ? 0n : balanceOf(player, balance);
      const after = direction === 'credit' ? before + parseMoney(amount) : before - parseMoney(amount);
      return one(`${balance} of ${nameOf(playerId)}`, majorText(before), majorText(after));
    }
    case 'CouponGranted': {
      const { playerId, couponId, expiresAt } = event.data;
      return one(`coupon ${couponId} of ${nameOf(playerId)}`, null, `until ${moment(expiresAt)}`);
    }
    case 'GoldenCodeIssued': {
      const { codeId, uses, points, locked } = event.data;
      return one(`Golden Code ${codeId}`, null, `${uses} uses of ${shown(points)} points and ${shown(locked)} locked`);
    }
    case 'ContestAnnounced': {
      const { name, prizes, balance, startsAt, endsAt } = event.data;
      const sum = majorText(sumOf(prizes.map(parseMoney)));
      return one(`contest ${name.en}`, null, `${sum} ${balance}, ${moment(startsAt)} to ${moment(endsAt)}`);
    }
    case 'SkinPublished': {
      const { skin, definition } = event.data;
      const state = world.skin(skin);
      const name = `${definition.familyNames.en} ${definition.finishNames.en}`.trim() || skin;
      const valuesOf = (wears: typeof definition.wears) =>
        Object.fromEntries(wears.map(({ wear, value }) => [wear === '' ? 'no wear' : wear, shown(value)]));
      const before = state.status === 'published' ? state.definition : null;
      const values = differences(`value of ${name}`, before && valuesOf(before.wears), valuesOf(definition.wears));
      return values.length > 0 ? values : [{ what: `look of ${name}`, before: null, after: 'another' }];
    }
    case 'CasePublished': {
      const { table, display } = event.data;
      const state = world.case(table.case);
      const before = state.status === 'absent' ? null : state.table;
      const name = display.names.en;
      const lines = (entries: typeof table.entries): string => `${entries.length} lines`;
      const changes = [
        ...one(`price of ${name}`, before && shown(before.price), shown(table.price)),
        ...one(`return of ${name}`, before && percent(before.rtp), percent(table.rtp)),
        ...one(`table of ${name}`, before && lines(before.entries), lines(table.entries)),
      ];
      return changes.length > 0 ? changes : [{ what: `table or look of ${name}`, before: null, after: 'another' }];
    }
    case 'CaseRetired': {
      const state = world.case(event.data.case);
      return one(state.status === 'absent' ? event.data.case : state.display.names.en, 'offered', 'retired');
    }
    case 'ConsolationPublished':
      return one('consolation of dreams', null, `version ${event.data.table.version}`);
    case 'ContractPoolPublished':
      return one('pool of contracts', null, `version ${event.data.version}, ${event.data.pool.length} entries`);
    case 'TermsPublished':
      return differences('terms', world.terms().versions.at(-1)?.sections ?? null, event.data.sections);
    case 'ActRulesPublished': {
      const { twoPeople, breakGlass } = event.data;
      const told = (rules: { readonly twoPeople: readonly string[]; readonly breakGlass: boolean }): string =>
        `${rules.twoPeople.join(', ') || 'none'}${rules.breakGlass ? '; a glass may be broken' : ''}`;
      return one('kinds of acts that take two people', told(world.terms().acts), told({ twoPeople, breakGlass }));
    }
    case 'ListingStocked': {
      const { listing, added } = event.data;
      const state = world.listing(listing);
      const before = state.status === 'absent' ? 0 : state.stock;
      return one(`stock of ${listing}`, String(before), String(before + added));
    }
    case 'GameResumed':
      return one(`game ${event.data.game}`, 'stopped', 'running');
    case 'GameStopped':
      return one(`game ${event.data.game}`, 'running', 'stopped');
  }
};

/** More would hide the act that they are of. */
const MOST_CHANGES = 200;

/** The changes that events make to the house before them. */
export const changesOf = (
  events: readonly EffectEvent[],
  world: GlasscaseWorld,
  nameOf: NameOf,
): readonly ActChange[] => {
  const changes = events.flatMap((event) => changesIn(event, world, nameOf));
  const rest = changes.length - MOST_CHANGES;
  return rest > 0 ? [...changes.slice(0, MOST_CHANGES), { what: `${rest} more`, before: null, after: null }] : changes;
};
