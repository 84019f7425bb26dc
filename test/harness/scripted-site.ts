import seedrandom from 'seedrandom';
import type { Wear } from '../../engine/fairness/odds.ts';
import {
  isCaseSlug,
  isPlayerId,
  isRoundId,
  isSkinId,
  mustBe,
  type PlayerId,
  type RoundId,
} from '../../engine/kernel/ids.ts';
import type { PublishCase } from '../../engine/operator/case/publish-case.ts';
import type { PublishSkin } from '../../engine/operator/skin/publish-skin.ts';
import { type ScriptedLog, scriptedLog } from './scripted-log.ts';

const named = (en: string) => ({ 'zh-CN': en, 'zh-TW': en, en });

/** A small catalog that any suite can publish: three skins of grades 0, 3 and 6, and one case of them. */
export const sampleSkins: readonly PublishSkin[] = (
  [
    ['aurora', 0, '90000'],
    ['brook', 3, '1500'],
    ['cinder', 6, '200'],
  ] as const
).map(([id, grade, value]) => ({
  type: 'PublishSkin',
  skin: mustBe(isSkinId, id),
  definition: {
    family: 'kestrel',
    familyNames: named('Kestrel'),
    finishNames: named(id),
    grade,
    art: { family: 'kestrel', pattern: 'tide', palette: id },
    wears: [
      { wear: 'FN', floatMin: 0, floatMax: 70_000, value },
      { wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: String(Number(value) / 2) },
    ],
  },
}));

const entry = (skin: string, wear: Wear, tickets: number) => ({ skin: mustBe(isSkinId, skin), wear, tickets });

export const sampleCase = (slug = 'ember', price = '1000'): PublishCase => ({
  type: 'PublishCase',
  case: mustBe(isCaseSlug, slug),
  price,
  display: {
    theme: slug === 'ember' ? 'fire' : 'water',
    themeOrder: slug === 'ember' ? 1 : 2,
    themeNames: named('Theme'),
    themeTaglines: named('A theme.'),
    names: named(slug),
    taglines: named('A case.'),
    shape: 'vitrine',
    hue: '#aa5500',
    hero: mustBe(isSkinId, 'aurora'),
    fresh: true,
  },
  entries: [
    entry('aurora', 'FN', 20_000),
    entry('aurora', 'FT', 30_000),
    entry('brook', 'FT', 3_000_000),
    entry('cinder', 'FN', 6_950_000),
  ],
});

export interface ScriptedSite {
  readonly log: ScriptedLog;
  readonly players: readonly PlayerId[];
  /** Plays one random lawful command of a random player. */
  readonly step: () => void;
}

/** A site with a catalog and some players with money, and a dice that makes them play. */
export const scriptedSite = (seed: string, playerCount = 5): ScriptedSite => {
  const log = scriptedLog(seed);
  const random = seedrandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const ember = mustBe(isCaseSlug, 'ember');
  const held = new Map<PlayerId, RoundId[]>();
  for (const skin of sampleSkins) log.submit(skin);
  log.submit(sampleCase());
  log.submit(sampleCase('tidal', '2500'));
  const players = Array.from({ length: playerCount }, () => {
    const playerId = mustBe(isPlayerId, log.token());
    log.submit({ type: 'RegisterPlayer', playerId, userSeed: 'first' });
    log.submit({ type: 'SettleDeposit', playerId, depositId: log.token(), provider: 'sandbox', amount: '900000000' });
    held.set(playerId, []);
    return playerId;
  });

  const open = (playerId: PlayerId): void => {
    const slug = random() < 0.7 ? ember : mustBe(isCaseSlug, 'tidal');
    const published = log.states.case(slug);
    if (published.status === 'absent') return;
    const won = log.submit({
      type: 'OpenCase',
      playerId,
      case: slug,
      quantity: random() < 0.5 ? 1 : 1 + below(10),
      oddsHash: published.oddsHash,
      entropy: log.entropy(),
    });
    for (const { event } of won) {
      if (event.type === 'CaseOpened') {
        held.get(playerId)?.push(mustBe(isRoundId, `${event.data.pairId}.${event.data.roundNo}`));
      }
    }
  };

  const step = (): void => {
    log.pass(1 + below(60_000));
    const playerId = players[below(players.length)];
    if (playerId === undefined) return;
    const dice = random();
    const items = held.get(playerId) ?? [];
    if (dice < 0.1 && items.length > 0) {
      log.submit({ type: 'SellItems', playerId, itemIds: items.splice(0, 1 + below(3)), expectedTotal: null });
    } else if (dice < 0.15) {
      log.submit({ type: 'RotateSeed', playerId, userSeed: `seed-${below(1_000_000)}` });
    } else if (dice < 0.16) {
      log.submit(sampleCase('ember', String(1_000 + log.events.length)));
    } else {
      open(playerId);
    }
  };
  return { log, players, step };
};
