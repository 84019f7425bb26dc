import { describe, expect, it } from 'vitest';
import account from '../../web/generated/texts/zh-CN/account.ts';
import battle from '../../web/generated/texts/zh-CN/battle.ts';
import { button, dialogOf } from './account.ts';
import { around, lookAt } from './around.ts';
import { findBrowser } from './find-browser.ts';
import { choose } from './open-page.ts';
import { openBattle } from './player.ts';

const found = await findBrowser();

/** Battles where they are listed, and the way into them and out of them to others. */
describe.skipIf(found === null)('rooms in a list', () => {
  const { during, player, site } = around(found);

  it('home shows four battles that one can join or watch, and leads to all of them', {
    timeout: 240_000,
  }, async () => {
    for (let made = 0; made < 5; made += 1) await openBattle(site().url, player());
    await during({ width: 1280 }, async (page) => {
      await page.goto('/home');
      const preview = page.getByRole('region', { name: battle.title });
      await preview.getByRole('listitem').nth(3).waitFor();
      await expect.poll(() => preview.locator(':scope > ul > li').count()).toBe(4);
      await lookAt(page, 'home-battles');
      await preview.getByRole('link', { name: battle.preview.all }).click();
      await page.waitForURL((url) => url.pathname === '/battle');
      // A player in a seat is a link to their page.
      await page.getByRole('main').locator('a[href^="/player/"]').first().click();
      await page.waitForURL((url) => url.pathname.startsWith('/player/'));
    });
  });

  it.each([360, 1280])(
    'what a battle can hold, and what a seat costs, is told before one goes there from a list: at %i px',
    async (width) => {
      const id = await openBattle(site().url, player());
      await during({ width }, async (page) => {
        await page.goto('/battle');
        await page
          .locator('main li', { has: page.getByRole('button') })
          .first()
          .getByRole('button')
          .click();
        const dialog = dialogOf(page, battle.arena.open.title);
        await dialog.getByText(battle.create.cost).waitFor();
        await dialog.locator('details summary').first().waitFor();
        if (
          !(await dialog
            .locator('details')
            .first()
            .evaluate((details) => details.hasAttribute('open')))
        )
          await dialog.locator('details summary').first().click();
        await dialog.getByText(/%$/).first().waitFor();
        await lookAt(page, `battle-open-${width}`);
        await dialog.getByRole('link', { name: battle.arena.open.enter }).click();
        await page.waitForURL((url) => url.pathname.startsWith('/battle/'));
        await dialog.waitFor({ state: 'detached' });
        await page.goto(`/battle/${id}`);
        await button(page, battle.room.login).click();
        await dialogOf(page, account.tip.loginTitle).waitFor();
      });
    },
  );

  it('a reverse room like a classic one is a reverse one, and its page says one mode, whichever is chosen', async () => {
    const id = await openBattle(site().url, player());
    await during({ width: 1280, token: player().token }, async (page) => {
      await page.goto(`/reverse/create/${id}`);
      const title = page.getByRole('heading', { level: 1 });
      const mode = page.getByRole('group', { name: battle.create.mode });
      await expect.poll(() => mode.getByRole('radio', { name: battle.modes.UNDERDOG }).isChecked()).toBe(true);
      expect(await title.innerText()).toBe(battle.create.reverseTitle);
      await choose(page, battle.modes.CLASSIC);
      await expect.poll(() => title.innerText()).toBe(battle.create.title);
    });
  });
});
