import seedrandom from 'seedrandom';
import type { PublishCase } from '../../engine/catalog/case/publish-case.ts';
import type { PublishConsolation } from '../../engine/catalog/consolation/publish-consolation.ts';
import type { PublishSkin } from '../../engine/catalog/skin/publish-skin.ts';
import { statusAsOf } from '../../engine/catalog/versions.ts';
import type { Wear } from '../../engine/fairness/odds.ts';
import type { PublishContractPool } from '../../engine/games/contract/publish-pool.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import { isCaseSlug, isHexHash, isPlayerId, isSkinId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { crediting, roundOf } from '../cast.ts';
import { caseTerms, itemsTerms, publishTerms } from '../terms-cast.ts';
import { createGameActs } from './game-acts.ts';
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

/** The consolations of lost dreams: 1.64 in the mean, in coin. */
export const sampleConsolation: PublishConsolation = {
  type: 'PublishConsolation',
  entries: [entry('brook', 'FT', 1_000_000), entry('cinder', 'FT', 9_000_000)],
};

/** Everything that the sample catalog has. */
export const samplePool: PublishContractPool = {
  type: 'PublishContractPool',
  entries: sampleSkins.flatMap(({ skin, definition }) => definition.wears.map(({ wear }) => ({ skin, wear }))),
};

/** Half of all rooms wait for a beacon that the scripted log makes up. */
const sampleBeacons: readonly BeaconChoice[] = [
  { kind: 'none' },
  { kind: 'drand', chain: mustBe(isHexHash, 'd'.repeat(64)), genesisAt: Date.UTC(2026, 0, 1), periodMs: 3_000 },
];

export interface ScriptedSite {
  readonly log: ScriptedLog;
  readonly players: readonly PlayerId[];
  /** Lets some time pass and plays one random lawful command of a random player, in any game. */
  readonly step: () => void;
}

/** A site with a catalog and some players with money, and a dice that makes them play. */
export const scriptedSite = (seed: string, playerCount = 5): ScriptedSite => {
  const log = scriptedLog(seed);
  const random = seedrandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const [ember, tidal] = [mustBe(isCaseSlug, 'ember'), mustBe(isCaseSlug, 'tidal')];
  for (const skin of sampleSkins) log.submit(skin);
  log.submit(sampleCase());
  log.submit(sampleCase('tidal', '2500'));
  log.submit(sampleConsolation);
  log.submit(samplePool);
  log.submit(publishTerms());
  const games = createGameActs({
    world: log.world,
    submit: log.attempt,
    below,
    entropy: log.entropy,
    cases: [ember, tidal],
    skins: sampleSkins.map(({ skin }) => skin),
    beacons: sampleBeacons,
  });
  const players = Array.from({ length: playerCount }, () => {
    const playerId = mustBe(isPlayerId, log.token());
    log.submit({ type: 'RegisterPlayer', playerId, userSeed: 'first' });
    log.submit(crediting(playerId, '900000000'));
    return playerId;
  });

  const open = (playerId: PlayerId): void => {
    const slug = random() < 0.7 ? ember : tidal;
    const published = statusAsOf(log.world().case(slug), log.world().at);
    if (published.status === 'absent') return;
    log.submit({
      type: 'OpenCase',
      playerId,
      round: roundOf(log.world().player(playerId)),
      terms: caseTerms,
      case: slug,
      quantity: random() < 0.5 ? 1 : 1 + below(10),
      oddsHash: published.oddsHash,
      entropy: log.entropy(),
    });
  };

  const sell = (playerId: PlayerId): void => {
    const player = log.world().player(playerId);
    const itemIds = player.status === 'absent' ? [] : [...player.items.keys()].slice(0, 1 + below(3));
    if (itemIds.length > 0)
      log.submit({ type: 'SellItems', terms: itemsTerms, playerId, itemIds, expectedTotal: null });
  };

  /** The operator's part: prices, consolations, and a game that is stopped for a moment. */
  const operate = (): void => {
    if (random() < 0.7) log.submit(sampleCase('ember', String(1_000 + log.events.length)));
    else if (random() < 0.5) {
      const brook = 1_000_000 + below(9) * 100_000;
      const entries = [entry('brook', 'FT', brook), entry('cinder', 'FT', 10_000_000 - brook)];
      log.attempt({ ...sampleConsolation, entries });
    } else {
      const game = random() < 0.5 ? 'battle' : 'giveaway';
      log.submit({ type: 'StopGame', game, stop: true, reason: 'a check' });
      log.submit({ type: 'StopGame', game, stop: false, reason: '' });
    }
  };

  const step = (): void => {
    log.pass(1 + below(30_000));
    const playerId = players[below(players.length)];
    if (playerId === undefined) return;
    const dice = random();
    if (dice < 0.1) sell(playerId);
    else if (dice < 0.15)
      log.submit({ type: 'RotateSeed', playerId, userSeed: `seed-${below(1_000_000)}`, entropy: log.entropy() });
    else if (dice < 0.17) operate();
    else if (dice < 0.45) games.play(playerId);
    else open(playerId);
  };
  return { log, players, step };
};
