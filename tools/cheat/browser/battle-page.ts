import battleWords from '../../../web/generated/texts/en/battle.ts';
import { openRoom, wonBattle } from '../client/rooms.ts';
import type { Seat } from '../client/seat.ts';
import type { Eyes } from './eyes.ts';

/** A battle of one round with its waits, on a machine with much to do. */
const ENDED_MS = 90_000;

/** Adds a bot to a room of the player's on the real page, and watches the battle to its end. Answers whether the player won. */
export const fightBotOnPage = async (eyes: Eyes, seat: Seat, name: string): Promise<boolean> => {
  const page = await eyes.visit(seat);
  const id = await openRoom(seat);
  await page.goto(`/battle/${id}`);
  await page.getByRole('button', { name: battleWords.room.addBot }).first().click();
  await page.getByRole('link', { name: battleWords.room.again }).waitFor({ timeout: ENDED_MS });
  await eyes.picture(page, name);
  await page.context().close();
  return wonBattle(seat, id);
};
