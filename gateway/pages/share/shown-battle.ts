import { type OpenedBattle, seatCountOf, sideOf } from '../../../engine/games/battle/state.ts';
import { parseMoney } from '../../../engine/kernel/money.ts';
import type { BattleRow } from '../../../engine/projections/battles.ts';
import { lanesInto } from '../../../engine/projections/queries/spent-links.ts';
import { CARD_LOOT, type RaceLine, type ShownBattle } from '../../../web/art/share/battle.ts';
import { isolated } from '../../../web/art/share/text.ts';
import type { PublicProfile } from '../../accounts/account-store.ts';
import { HIDDEN_PLAYER } from '../../accounts/profile/hidden-player.ts';
import type { Load } from '../../batch-loader.ts';
import type { Catalog } from '../../play/catalog.ts';
import { seatedResult, seatOfRank } from '../../play/seated-battle.ts';
import type { GatewayPorts } from '../../ports.ts';
import { artOf } from '../../server/plugins/art.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import { amountText } from './words.ts';

/** The name of each seat, in the order of the seats. */
const namesOf = async (
  battle: OpenedBattle,
  publicProfile: Load<string, PublicProfile>,
  lang: SiteLanguage,
): Promise<ReadonlyMap<number, string>> => {
  const named = battle.seats.map(async ({ seat, occupant }): Promise<readonly [number, string]> => {
    if (occupant.kind === 'player')
      return [seat, (await publicProfile(occupant.playerId))?.nickname ?? HIDDEN_PLAYER[lang]];
    return [seat, siteTexts[lang].share.bot({ number: occupant.bot.replace('bot-', '').padStart(2, '0') })];
  });
  return new Map(await Promise.all(named));
};

/**
 * The total of each side after each round, minor units: the sum of its draws, in a terminal battle its last draw alone.
 */
const totalsOf = (battle: OpenedBattle, seats: ReadonlySet<number>): readonly number[] => {
  const seatAt = seatOfRank(battle);
  let total = 0;
  return battle.rounds.map(({ draws }) => {
    if (battle.mode === 'terminal') total = 0;
    for (const { rank, value } of draws) if (seats.has(seatAt(rank))) total += Number(value);
    return total;
  });
};

/** Whether a winner of a classic or an underdog battle didn't lead before the last round. */
const cameFromBehind = (lines: readonly RaceLine[], { mode }: OpenedBattle): boolean => {
  if (mode !== 'classic' && mode !== 'underdog') return false;
  const before = lines.map(({ totals, won }) => ({ won, total: totals.at(-2) ?? 0 }));
  const all = before.map(({ total }) => total);
  const best = mode === 'classic' ? Math.max(...all) : Math.min(...all);
  return before.some(({ won, total }) => won && total !== best);
};

interface BattleSources {
  readonly sql: GatewayPorts['sql'];
  readonly art: GatewayPorts['art'];
  readonly publicProfile: Load<string, PublicProfile>;
  readonly catalog: Pick<Catalog, 'skinOf'>;
  readonly publicOrigin: GatewayPorts['publicOrigin'];
}

const lootOf = ({ rounds }: OpenedBattle, { art, catalog }: BattleSources): ShownBattle['loot'] =>
  rounds
    .flatMap(({ draws }) => draws)
    .sort((a, b) => Number(parseMoney(b.value) - parseMoney(a.value)))
    .slice(0, CARD_LOOT)
    .flatMap(({ skin: id }, place) => {
      const skin = catalog.skinOf.get(id);
      if (skin === undefined) return [];
      const picture = art.skin(artOf(skin), place === 0 ? 'full' : 'small', `i${place}-`);
      return [{ picture, grade: skin.definition.grade }];
    });

/**
 * Whether the house could have chosen a seat's entropy; a witnessed beacon decides the outcome whatever the seats
 * brought.
 */
const partOf = async (
  { battleId, beacon, seats, rules }: OpenedBattle,
  sql: BattleSources['sql'],
  lang: SiteLanguage,
): Promise<ShownBattle['proof']['part']> => {
  const words = siteTexts[lang].share;
  if (beacon.kind === 'witnessed') return { text: words.witnessed, isLoose: false };
  const parts = seats.filter(({ occupant }) => occupant.kind === 'player' || rules === 1).length;
  const loose = parts - (await lanesInto(sql, battleId));
  return loose > 0
    ? { text: words.looseSeats({ count: loose }), isLoose: true }
    : { text: words.lanes, isLoose: false };
};

/** The card of a battle; null before it is settled. */
export const shownBattle = async (
  { battle, lastPosition }: BattleRow,
  sources: BattleSources,
  lang: SiteLanguage,
): Promise<ShownBattle | null> => {
  const result = seatedResult(battle);
  if (result === null) return null;
  const words = siteTexts[lang].share;
  const names = await namesOf(battle, sources.publicProfile, lang);
  const called = (seats: readonly number[]): string =>
    seats.map((seat) => isolated(names.get(seat) ?? '')).join(words.and);
  const sides = [...Map.groupBy(names.keys(), (seat) => sideOf(battle, seat))].map(([, seats]) => seats);
  const winners = new Set(result.winners);
  const shared = battle.mode === 'shared';
  const lines = sides.map(
    (seats): RaceLine => ({
      name: called(seats),
      totals: totalsOf(battle, new Set(seats)),
      won: !shared && seats.some((seat) => winners.has(seat)),
    }),
  );
  const players = called(result.winners);
  const seats = seatCountOf(battle);
  const rounds = battle.rounds.length;
  return {
    headline: shared ? words.allShare : winners.size > 1 ? words.winTogether({ players }) : words.wins({ players }),
    worth: amountText(result.value),
    note: cameFromBehind(lines, battle) ? words.comeback : words.fought({ rounds }),
    lines,
    loot: lootOf(battle, sources),
    facts: words.facts({ seats: String(seats), rounds, items: String(seats * rounds) }),
    proof: {
      invites: words.replay,
      position: words.position({ position: lastPosition.toLocaleString('en-US') }),
      part: await partOf(battle, sources.sql, lang),
      address: `${sources.publicOrigin()}/battle/${battle.battleId}`,
    },
  };
};
