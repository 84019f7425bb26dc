import type { CaseDisplay } from '../engine/catalog/case/events.ts';
import type { PublishCase } from '../engine/catalog/case/publish-case.ts';
import type { CaseTable } from '../engine/catalog/case/state.ts';
import type { ConsolationTable } from '../engine/catalog/consolation/events.ts';
import type { SkinDefinition } from '../engine/catalog/skin/events.ts';
import type { Command } from '../engine/commands.ts';
import { consolationHashOf } from '../engine/fairness/consolation.ts';
import { exactRtp, oddsHashOf, TICKETS } from '../engine/fairness/odds.ts';
import type { OpenCase } from '../engine/games/case/open-case.ts';
import type { StreamEvent } from '../engine/glasscase-decision.ts';
import type { GameName } from '../engine/kernel/game-name.ts';
import {
  caseStream,
  consolationStream,
  gameStream,
  type ItemId,
  isCaseSlug,
  isHexHash,
  isOrderId,
  isPlayerId,
  isSkinId,
  itemIdOf,
  mustBe,
  type OrderId,
  type PlayerId,
  type SkinId,
  skinStream,
} from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { AdjustBalance } from '../engine/player/adjust-balance.ts';
import { type ShownRound, shownRound } from '../engine/player/play-round.ts';
import type { PlayerState } from '../engine/player/state.ts';
import { eventIn, pairNumber, playerEvent } from './deciders.ts';
import { caseTerms } from './terms-cast.ts';

/** The people and things that stories are told about. */
export const alice = mustBe(isPlayerId, 'alice-----------------');
export const bob = mustBe(isPlayerId, 'bob-------------------');
export const playerNumber = (n: number): PlayerId => mustBe(isPlayerId, `player-${String(n).padStart(15, '0')}`);

const order = mustBe(isOrderId, 'order-0');
const named = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

export const kestrel = mustBe(isSkinId, 'kestrel-tidal');
export const vulture = mustBe(isSkinId, 'vulture-ember');
export const charm = mustBe(isSkinId, 'gilded-charm');

export const kestrelDefinition: SkinDefinition = {
  family: 'kestrel',
  familyNames: named('Kestrel'),
  finishNames: named('Tidal'),
  grade: 1,
  art: { family: 'kestrel', pattern: 'waves', palette: 'sea' },
  wears: [
    { wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
    { wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: '900' },
  ],
};
export const vultureDefinition: SkinDefinition = {
  ...kestrelDefinition,
  family: 'vulture',
  grade: 4,
  wears: [{ wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: '60' }],
};
export const charmDefinition: SkinDefinition = {
  ...kestrelDefinition,
  family: 'charm',
  grade: 6,
  wears: [{ wear: '', floatMin: 0, floatMax: 0, value: '20' }],
};
/** The definition with the value of one wear replaced. */
export const revalued = (definition: SkinDefinition, wear: string, value: string): SkinDefinition => ({
  ...definition,
  wears: definition.wears.map((one) => (one.wear === wear ? { ...one, value } : one)),
});

export const dawn = mustBe(isCaseSlug, 'dawn');
export const display: CaseDisplay = {
  theme: 'birds',
  themeOrder: 0,
  themeNames: named('Birds'),
  themeTaglines: named(''),
  names: named('Dawn'),
  taglines: named(''),
  shape: 'crate',
  hue: '#aabbcc',
  hero: kestrel,
  fresh: true,
};
export const publishDawn: PublishCase = {
  type: 'PublishCase',
  case: dawn,
  display,
  price: '100',
  entries: [
    { skin: kestrel, wear: 'FN', tickets: 50_000 },
    { skin: kestrel, wear: 'FT', tickets: 500_000 },
    { skin: vulture, wear: 'FT', tickets: 2_000_000 },
    { skin: charm, wear: '', tickets: 7_450_000 },
  ],
};
const entries: CaseTable['entries'] = [
  { skin: kestrel, wear: 'FN', first: 0, last: 49_999, floatMin: 0, floatMax: 70_000, value: '5000' },
  { skin: kestrel, wear: 'FT', first: 50_000, last: 549_999, floatMin: 150_000, floatMax: 380_000, value: '900' },
  { skin: vulture, wear: 'FT', first: 550_000, last: 2_549_999, floatMin: 150_000, floatMax: 380_000, value: '60' },
  { skin: charm, wear: '', first: 2_550_000, last: 9_999_999, floatMin: 0, floatMax: 0, value: '20' },
];
export const dawnTable: CaseTable = {
  case: dawn,
  version: 1,
  tickets: TICKETS,
  price: '100',
  entries,
  rtp: exactRtp(100n, entries),
};
export const dawnOdds = mustBe(isHexHash, oddsHashOf(nodeHashing, dawnTable));

/** Events of the past, as the log would hold them. */
export const skinPublished = (skin: SkinId, definition: SkinDefinition, version = 1): StreamEvent =>
  eventIn(skinStream(skin), 'SkinPublished', { skin, version, definition });
export const skinsPublished: readonly StreamEvent[] = [
  skinPublished(kestrel, kestrelDefinition),
  skinPublished(vulture, vultureDefinition),
  skinPublished(charm, charmDefinition),
];
export const dawnPublished: StreamEvent = eventIn(caseStream(dawn), 'CasePublished', {
  display,
  table: dawnTable,
  oddsHash: dawnOdds,
});
export const dawnRetired: StreamEvent = eventIn(caseStream(dawn), 'CaseRetired', { case: dawn, reason: 'night' });
/** Lost dreams get the Field Tested vulture of 60 one time in ten, else the charm of 20: 24 in the mean. */
export const consolationTable: ConsolationTable = {
  table: 'consolation',
  version: 1,
  tickets: 10_000_000,
  entries: [
    { skin: vulture, wear: 'FT', first: 0, last: 999_999, floatMin: 150_000, floatMax: 380_000, value: '60' },
    { skin: charm, wear: '', first: 1_000_000, last: 9_999_999, floatMin: 0, floatMax: 0, value: '20' },
  ],
};
export const consolationHash = mustBe(isHexHash, consolationHashOf(nodeHashing, consolationTable));
export const consolationPublished: StreamEvent = eventIn(consolationStream, 'ConsolationPublished', {
  table: consolationTable,
  tableHash: consolationHash,
});
/** The operator stops a game, without grace. */
export const stopped = (game: GameName): StreamEvent =>
  eventIn(gameStream(game), 'GameStopped', { game, reason: 'inspection', graceMs: 0 });
const committed = (n: number) => {
  const { pairId, publicHash } = pairNumber(n);
  return { pairId, publicHash };
};
/** Registered with pair 1 in use and pair 2 committed. */
export const registered = (playerId: PlayerId, first = 1): StreamEvent =>
  playerEvent(playerId, 'PlayerRegistered', {
    userSeed: 'lucky',
    current: committed(first),
    next: committed(first + 1),
  });
/** The operator gives coin. */
export const crediting = (playerId: PlayerId, amount: string): AdjustBalance => ({
  type: 'AdjustBalance',
  playerId,
  balance: 'coin',
  direction: 'credit',
  amount,
  reason: 'correction',
});
/** An order and its payment, without what is given once. */
export const paying = (playerId: PlayerId, depositId: OrderId, amount: string): readonly Command[] => [
  { type: 'RequestDeposit', playerId, depositId, amount, couponId: null, oneTimeRewards: false },
  { type: 'SettlePayment', playerId, depositId, provider: 'sandbox', amount },
];
export const deposited = (playerId: PlayerId, amount: string): StreamEvent =>
  playerEvent(playerId, 'PaymentSettled', {
    depositId: order,
    provider: 'sandbox',
    amount,
    bonuses: [],
    toldLater: false,
  });
/** A draw of the Field Tested kestrel of 900 in this round. */
export const kestrelDraw = (playerId: PlayerId, roundNo: number, pair = 1) => ({
  case: dawn,
  caseVersion: 1,
  oddsHash: dawnOdds,
  pairId: pairNumber(pair).pairId,
  roundNo,
  userSeed: 'lucky',
  step: null,
  entropy: '0'.repeat(32),
  ticket: 50_000,
  entry: 1,
  itemId: itemOf(roundNo, playerId),
  skin: kestrel,
  wear: 'FT' as const,
  float: 200_000,
  value: '900',
});
/** The opening that won it; the price counts as paid. */
export const won = (playerId: PlayerId, roundNo: number, pair = 1): StreamEvent =>
  playerEvent(playerId, 'CaseOpened', {
    terms: caseTerms,
    price: '100',
    quantity: 1,
    play: 1,
    ...kestrelDraw(playerId, roundNo, pair),
  });
/** The item of that round, for a player who has no other open event since their registration. */
export const itemOf = (roundNo: number, playerId = alice): ItemId => itemIdOf(playerId, roundNo + 1, 1);

/** The round that a player of stories is shown of a pair. */
export const roundOn = (pair: number): ShownRound => ({
  pairId: pairNumber(pair).pairId,
  userSeed: 'lucky',
  roundNo: null,
});
/** The round that this player is shown; of an absent player, the pair that `registered` has in use. */
export const roundOf = (player: PlayerState): ShownRound =>
  player.status === 'absent' ? roundOn(1) : shownRound(player);

export const openDawn = (playerId: PlayerId, quantity = 1, round = roundOn(1)): OpenCase => ({
  type: 'OpenCase',
  playerId,
  round,
  terms: caseTerms,
  case: dawn,
  quantity,
  oddsHash: dawnOdds,
  entropy: 'e'.repeat(32),
});
