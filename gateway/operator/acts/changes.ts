import type { EffectEvent } from '../../../engine/acts/effects.ts';
import type { ConsolationTable } from '../../../engine/catalog/consolation/events.ts';
import { displayName } from '../../../engine/catalog/display.ts';
import { type Money, majorText, parseMoney, sumOf } from '../../../engine/kernel/money.ts';
import { balanceOf } from '../../../engine/player/state.ts';
import type { GlasscaseWorld } from '../../../engine/stream-state.ts';

/** One thing that an act changes. */
interface ActChange {
  /** A code, such as `case-price`; of a value of the terms its path. */
  readonly what: string;
  /** The thing that it is of, by its name. */
  readonly of: string;
  /** Null where there was nothing. An amount has two decimals, a moment is RFC 3339, a state is a word. */
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
const leavesOf = (value: unknown, path: readonly string[]): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [[path.join('.'), String(value)]];

const one = (what: string, of: string, before: string | null, after: string | null): readonly ActChange[] =>
  before === after ? [] : [{ what, of, before, after }];

type Texts = Readonly<Record<string, string | null>>;

/** Changes of one thing: each code with its value before, where there was one, and after. */
const several = (of: string, before: Texts, after: Texts): readonly ActChange[] =>
  Object.entries(after).flatMap(([what, value]) => one(what, of, before[what] ?? null, value));

type TicketTable = ConsolationTable['entries'];

type Entry = TicketTable[number];
const lineOf = ({ skin, wear }: Entry): string => (wear === '' ? skin : `${skin} ${wear}`);
const worthOf = ({ first, last, value }: Entry): string => `${last - first + 1} × ${shown(value)}`;

/** The lines of a table that change, as tickets × value, and the number of the others. */
const tableChanges = (name: string, before: TicketTable, after: TicketTable): readonly ActChange[] => {
  const [old, next] = [before, after].map((entries) => new Map(entries.map((one) => [lineOf(one), worthOf(one)])));
  if (old === undefined || next === undefined || old.size === 0) return [];
  const lines = [...new Set([...old.keys(), ...next.keys()])];
  const ofLine = (line: string): string => (name === '' ? line : `${name} · ${line}`);
  const changes = lines.flatMap((line) => one('line', ofLine(line), old.get(line) ?? null, next.get(line) ?? null));
  const kept = lines.length - changes.length;
  return changes.length === 0 || kept === 0 ? changes : [...changes, ...one('lines-kept', name, null, String(kept))];
};

type NameOf = (playerId: string) => string;

const changesIn = (event: EffectEvent, world: GlasscaseWorld, nameOf: NameOf): readonly ActChange[] => {
  switch (event.type) {
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, amount } = event.data;
      const player = world.player(playerId);
      const before = player.status === 'absent' ? 0n : balanceOf(player, balance);
      const after = direction === 'credit' ? before + parseMoney(amount) : before - parseMoney(amount);
      return one(`balance-${balance}`, nameOf(playerId), majorText(before), majorText(after));
    }
    case 'DepositReversed': {
      const { playerId, depositId, kind, amount, locked, coin, receivable } = event.data;
      const player = world.player(playerId);
      if (player.status === 'absent') return [];
      const name = nameOf(playerId);
      const reversed = player.paid.get(depositId)?.reversed ?? 0n;
      const change = (what: string, of: string, before: Money, after: Money) =>
        one(what, of, majorText(before), majorText(after));
      const { coin: coins, receivable: owed } = player;
      const bonus = player.rewards.bonus.locked;
      return [
        ...change(`deposit-${kind}`, depositId, reversed, reversed + parseMoney(amount)),
        ...change('balance-locked', name, bonus, bonus - parseMoney(locked)),
        ...change('balance-coin', name, coins, coins - parseMoney(coin)),
        ...change('owed', name, owed, owed + parseMoney(receivable)),
      ];
    }
    case 'CouponGranted': {
      const { playerId, expiresAt } = event.data;
      return one('coupon-until', nameOf(playerId), null, moment(expiresAt));
    }
    case 'GoldenCodeIssued': {
      const { codeId, uses, points, locked } = event.data;
      return several(
        codeId,
        {},
        { 'code-uses': String(uses), 'code-points': shown(points), 'code-locked': shown(locked) },
      );
    }
    case 'ContestAnnounced': {
      const { name, prizes, balance, startsAt, endsAt } = event.data;
      const sum = majorText(sumOf(prizes.map(parseMoney)));
      const period = { 'contest-from': moment(startsAt), 'contest-to': moment(endsAt) };
      return several(name.en, {}, { [`contest-prizes-${balance}`]: sum, ...period });
    }
    case 'SkinPublished': {
      const { skin, definition } = event.data;
      const state = world.skin(skin);
      const before = state.status === 'published' ? state.definition.wears : [];
      const name = displayName(definition.finishNames, definition.familyNames, '', 'en');
      const values = [...new Set([...before, ...definition.wears].map(({ wear }) => wear))].flatMap((wear) => {
        const valueIn = (wears: typeof before): string | null => {
          const found = wears.find((line) => line.wear === wear);
          return found === undefined ? null : shown(found.value);
        };
        return one('skin-value', `${name} ${wear}`.trim(), valueIn(before), valueIn(definition.wears));
      });
      return values.length > 0 ? values : one('skin-look', name, null, 'another');
    }
    case 'CasePublished': {
      const { table, display } = event.data;
      const state = world.case(table.case);
      const valuesOf = ({ price, rtp, entries }: typeof table): Texts => ({
        ...{ 'case-price': shown(price), 'case-return': percent(rtp), 'case-rows': String(entries.length) },
      });
      const before = state.status === 'absent' ? null : state.table;
      const name = display.names.en;
      const changes = [
        ...several(name, before === null ? {} : valuesOf(before), valuesOf(table)),
        ...tableChanges(name, before?.entries ?? [], table.entries),
      ];
      return changes.length > 0 ? changes : one('case-content', name, null, 'another');
    }
    case 'CaseRetired': {
      const state = world.case(event.data.case);
      return one('case', state.status === 'absent' ? event.data.case : state.display.names.en, 'offered', 'retired');
    }
    case 'ConsolationPublished': {
      const { version, entries } = event.data.table;
      const state = world.consolation();
      const before = state.status === 'absent' ? null : state.table;
      return [
        ...one('consolation-version', '', before && String(before.version), String(version)),
        ...tableChanges('', before?.entries ?? [], entries),
      ];
    }
    case 'ContractPoolPublished': {
      const state = world.contractPool();
      const told = (version: number, pool: readonly unknown[]): Texts => ({
        ...{ 'pool-version': String(version), 'pool-entries': String(pool.length) },
      });
      const before = state.status === 'absent' ? {} : told(state.version, state.pool);
      return several('', before, told(event.data.version, event.data.pool));
    }
    case 'TermsPublished': {
      const [before, after] = [world.terms().versions.at(-1)?.sections ?? null, event.data.sections].map(
        (sections) => new Map(leavesOf(sections, ['terms'])),
      );
      return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].flatMap((path) =>
        one(path, '', before?.get(path) ?? null, after?.get(path) ?? null),
      );
    }
    case 'ActRulesPublished': {
      type Rules = { readonly twoPeople: readonly string[]; readonly breakGlass: boolean };
      const told = ({ twoPeople, breakGlass }: Rules): Texts => ({
        'rules-kinds': twoPeople.length === 0 ? null : twoPeople.join(', '),
        'rules-glass': breakGlass ? 'allowed' : 'forbidden',
      });
      const [before, after] = [told(world.terms().acts), told(event.data)];
      return several('', before, after);
    }
    case 'ListingStocked': {
      const { listing, added } = event.data;
      const state = world.listing(listing);
      const before = state.status === 'absent' ? 0 : state.stock;
      return one('stock', listing, String(before), String(before + added));
    }
    case 'GameResumed':
      return one('game', event.data.game, 'stopped', 'running');
    case 'GameStopped':
      return one('game', event.data.game, 'running', 'stopped');
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
  return rest > 0 ? [...changes.slice(0, MOST_CHANGES), ...one('more', '', null, String(rest))] : changes;
};
