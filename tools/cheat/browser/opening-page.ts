import type { Locator, Page } from 'playwright-core';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { cheapestOf } from '../../../test/player/case.ts';
import caseWords from '../../../web/generated/texts/en/case.ts';
import playWords from '../../../web/generated/texts/en/play.ts';
import { SIGNED_NOTES } from '../../../web/platform/signed-notes.ts';
import type { Client, Shown } from '../client/client.ts';
import type { Seat } from '../client/seat.ts';
import type { Eyes } from './eyes.ts';

/** A bar across the page, such as that of a broken word. */
const alertOn = (page: Page): Locator => page.getByRole('alert').filter({ visible: true }).first();
const refusalOn = (page: Page): Locator => page.getByText(caseWords.notice.stopped).filter({ visible: true }).first();
/** No answer counted, however often the page asked: it starts nothing else. */
const owedOn = (page: Page): Locator => page.getByText(playWords.notice.owed).filter({ visible: true }).first();
const outcomeOn = (page: Page): Locator =>
  page
    .getByText(/in the log as #[\d,]+/i)
    .filter({ visible: true })
    .first();

const buttonOn = (page: Page, name: string): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** However busy the machine is. */
const ANSWERED_MS = 60_000;

/** The promises that the page keeps, as an audit reads them. */
const keptOn = async (page: Page, { url }: Seat): ReturnType<Client['kept']> => {
  const [list, certificates] = await Promise.all([
    page.evaluate((key) => localStorage.getItem(key), SIGNED_NOTES.promises.key),
    fetch(`${url}/log/promise-keys`).then((answer) => answer.text()),
  ]);
  const promises: unknown = JSON.parse(list ?? '[]');
  if (!Array.isArray(promises)) return [];
  return promises.map((promise, n) => ({
    name: `promise-${n + 1}.json`,
    bytes: utf8(JSON.stringify({ ...promise, certificates })),
  }));
};

/** Opens the cheapest case on the real page, as a person does. */
export const openingPage = async (eyes: Eyes, seat: Seat, name: string): Promise<Client & { readonly page: Page }> => {
  const [choice] = await cheapestOf(seat.ask);
  if (choice === undefined) throw new Error('the site shows no case');
  const page = await eyes.visit(seat);
  let plays = 0;
  return {
    page,
    playerId: seat.playerId,
    play: async (): Promise<Shown> => {
      plays += 1;
      const open = buttonOn(page, caseWords.bar.open({ count: 1 }));
      if (plays === 1) await page.goto(`/box/${choice.slug}`);
      await open.click();
      const told = alertOn(page).or(refusalOn(page)).or(owedOn(page));
      await told.or(outcomeOn(page)).first().waitFor({ timeout: ANSWERED_MS });
      if (!(await outcomeOn(page).isVisible())) {
        await eyes.picture(page, `${name}-${plays}`);
        // A person reads it, and tries again.
        if (await refusalOn(page).isVisible()) {
          await page.reload();
          return { kind: 'refused', code: 'GAME_STOPPED' };
        }
        if (await owedOn(page).isVisible()) return { kind: 'stopped', why: 'no answer that counts' };
        return { kind: 'stopped', why: (await alertOn(page).textContent()) ?? '' };
      }
      const keep = buttonOn(page, caseWords.result.keep({ count: 1 }));
      await keep.waitFor();
      await eyes.picture(page, `${name}-${plays}`);
      await keep.click();
      await open.waitFor();
      // The log holds the winnings; the page has shown them.
      return { kind: 'shown', staked: choice.price, won: 0 };
    },
    kept: () => keptOn(page, seat),
  };
};
