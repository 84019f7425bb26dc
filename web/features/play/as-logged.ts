import type { PromisedNote } from '../../../engine/device/answer.ts';
import { isRecord, parseJson } from '../../platform/device-storage.ts';

/** A round as an answer shows it. */
export interface ShownRound {
  /** `{pairId}.{roundNo}` */
  readonly id: string;
  readonly ticket: number;
  /** Index in the table; null in games without one. */
  readonly entry: number | null;
  /** The skin that is shown as won, or as missed. `wear` is null for a skin without wear, `value` is in minor units. */
  readonly skin: { readonly id: string; readonly wear: string | null; readonly value: number };
  /** Id of the item that was won; null where nothing was. */
  readonly item: string | null;
  /** Its wear in millionths, null without wear; left out where the answer doesn't show it. */
  readonly float?: number | null;
}

/** The same of an entry of the log, whatever the game; null for an entry that draws nothing. */
const loggedIn = (entry: string | null): ShownRound | null => {
  const said = parseJson(entry);
  const data = isRecord(said) ? said.data : null;
  if (!isRecord(data) || typeof data.ticket !== 'number') return null;
  // A case's entry holds its item's members itself; others hold the item, and an upgrade's target where there is none.
  const item = 'item' in data ? data.item : data;
  const skin = isRecord(item) ? item : data.target;
  if (!isRecord(skin)) return null;
  return {
    id: `${data.pairId}.${data.roundNo}`,
    ticket: data.ticket,
    entry: typeof data.entry === 'number' ? data.entry : null,
    skin: { id: String(skin.skin), wear: skin.wear === '' ? null : String(skin.wear), value: Number(skin.value) },
    item: isRecord(item) ? String(item.itemId) : null,
    float: isRecord(item) && typeof item.float === 'number' ? item.float : null,
  };
};

const isSame = (shown: ShownRound, logged: ShownRound | undefined): boolean =>
  logged !== undefined &&
  shown.id === logged.id &&
  shown.ticket === logged.ticket &&
  shown.entry === logged.entry &&
  shown.item === logged.item &&
  (shown.float === undefined || shown.float === logged.float) &&
  shown.skin.id === logged.skin.id &&
  shown.skin.wear === logged.skin.wear &&
  shown.skin.value === logged.skin.value;

/** Whether the rounds of an answer show what the promised entries say: each its ticket, its line of the table, its skin and its item. */
export const areAsLogged = (rounds: readonly ShownRound[], promise: PromisedNote | null): boolean => {
  const logged = (promise?.entries ?? []).flatMap(({ entry }) => loggedIn(entry) ?? []);
  return logged.length === rounds.length && rounds.every((round, place) => isSame(round, logged[place]));
};
