import type { AskedRoomCommand } from '../../../engine/device/play-command.ts';
import { isHexHash, isItemId, isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { askedBeacon } from '../play/beacon-choice.ts';
import { looseFrom } from '../play/into-room.ts';
import type { CreateBody } from './create-form.ts';

/** The body of the command: the form's content, with the terms, the committed seed and the beacon. */
export interface SentBody extends CreateBody {
  readonly terms: string;
  readonly seedHash: string;
  /** `site.beacon.choice`; in a room that a page before lanes kept `site.beacon.expected`. */
  readonly expectedBeacon: string;
  /** Entropy of a room that a page before lanes kept, 32 hex digits; else null. */
  readonly loose: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Null for anything that isn't a whole room. */
export const bodyFrom = (stored: unknown): SentBody | null => {
  if (!isRecord(stored) || !Array.isArray(stored.itemIds)) return null;
  const { startsAt, drawAt, password, depositDays, vipGrade, terms, seedHash, expectedBeacon } = stored;
  const loose = looseFrom(stored);
  const itemIds = stored.itemIds.filter(isText);
  if (itemIds.length === 0 || itemIds.length !== stored.itemIds.length) return null;
  if (!isTextOrNull(startsAt) || !isText(drawAt) || !isTextOrNull(password)) return null;
  if (depositDays !== null && typeof depositDays !== 'number') return null;
  if (typeof vipGrade !== 'number' || !isText(terms) || !isText(seedHash)) return null;
  if (!isText(expectedBeacon) || loose === undefined) return null;
  return { itemIds, startsAt, drawAt, password, depositDays, vipGrade, terms, seedHash, expectedBeacon, loose };
};

/**
 * The command that the log must hold for a new giveaway.
 * @throws Error for an invalid body, PageError BEACON_CHANGED
 */
export const askedGiveaway = (
  body: SentBody,
  playerId: string,
): Extract<AskedRoomCommand, { readonly type: 'CreateGiveaway' }> => {
  const { itemIds, startsAt, drawAt, password, depositDays, vipGrade, terms, seedHash, expectedBeacon } = body;
  return {
    type: 'CreateGiveaway',
    host: {
      kind: 'player',
      playerId: mustBe(isPlayerId, playerId),
      seedHash: mustBe(isHexHash, seedHash),
      itemIds: itemIds.map((id) => mustBe(isItemId, id)),
    },
    terms: mustBe(isHexHash, terms),
    startsAt: startsAt === null ? null : Date.parse(startsAt),
    drawAt: Date.parse(drawAt),
    locked: password !== null,
    conditions: { depositDays, vipGrade },
    beacon: askedBeacon(expectedBeacon),
  };
};
