import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import player from '../../web/generated/texts/zh-CN/player.ts';
import search from '../../web/generated/texts/zh-CN/search.ts';
import settings from '../../web/generated/texts/zh-CN/settings.ts';
import shell from '../../web/generated/texts/zh-CN/shell.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf, visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, overflow, picture } from './open-page.ts';
import { makePlayer, makeRooms, type SeasonedPlayer } from './player.ts';

const found = await findBrowser();
const WIDTHS = [360, 768, 1280] as const;

describe.skipIf(found === null)('the page of a player', () => {
  let site: RunningSite;
  let browser: Browser;
  let seasoned: SeasonedPlayer;
  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_SMS_PROOF_TRIES: '20' });
    browser = await launch(found);
    seasoned = await makePlayer(site.url, '13800000502');
    await makeRooms(site.url, seasoned);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const lookAt = async (page: Page, name: string): Promise<void> => {
    await picture(page, `player-page-${name}`);
    expect.soft(await overflow(page), `${name} sticks out`).toBe(0);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  };
  const named = (page: Page) => page.getByRole('heading', { name: seasoned.nickname, level: 1 });
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  it('is found by keyboard, and shows and hides what its player switches', { timeout: 120_000 }, async () => {
    const own = await visit(browser, site, { width: 1280, token: seasoned.token });
    const guest = await visit(browser, site, { width: 1280 });

    await guest.page.goto('/home');
    await guest.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await guest.page.keyboard.press('Control+k');
    const field = guest.page.getByRole('combobox', { name: search.field });
    await field.fill(seasoned.nickname);
    await guest.page.getByRole('option', { name: seasoned.nickname }).waitFor();
    await lookAt(guest.page, 'search');
    await guest.page.keyboard.press('ArrowDown');
    await guest.page.keyboard.press('Enter');
    await named(guest.page).waitFor();
    await guest.page.getByText(player.nothing).waitFor();
    await lookAt(guest.page, 'nothing');

    await own.page.goto('/personal/settings');
    const section = part(own.page, settings.sections.page);
    for (const { label } of [settings.page.WINS, settings.page.BATTLES, settings.page.LUCK]) {
      const shown = section.getByRole('switch', { name: label });
      await shown.focus();
      await own.page.keyboard.press('Space');
      await expect.poll(() => shown.isChecked()).toBe(true);
    }
    await section.scrollIntoViewIfNeeded();
    await lookAt(own.page, 'settings');

    await guest.page.reload();
    await part(guest.page, player.wins.title).getByRole('link').first().waitFor();
    await part(guest.page, player.battles.title).getByRole('link').first().waitFor();
    await part(guest.page, player.luck.title).getByText(player.luck.few).waitFor();
    for (const width of WIDTHS) {
      await guest.page.setViewportSize({ width, height: 900 });
      await lookAt(guest.page, `everything-${width}`);
    }

    await section.getByRole('switch', { name: settings.page.WINS.label }).click();
    await expect.poll(() => section.getByRole('switch', { name: settings.page.WINS.label }).isChecked()).toBe(false);
    await guest.page.reload();
    await part(guest.page, player.battles.title).waitFor();
    expect(await part(guest.page, player.wins.title).count()).toBe(0);

    await own.page.getByRole('switch', { name: settings.nickname.hide }).click();
    await own.page.getByText(settings.nickname.hidden, { exact: true }).waitFor();
    expect((await guest.page.reload())?.status()).toBe(404);
    await guest.page.getByRole('heading', { name: shell.notFound.title, level: 1 }).waitFor();
    expect(guest.troubles.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
    expect(await guest.page.getByText(seasoned.nickname).count()).toBe(0);
    await lookAt(guest.page, 'nobody');

    await own.page.getByRole('switch', { name: settings.nickname.hide }).click();
    await own.page.getByText(settings.nickname.shown, { exact: true }).waitFor();
    expect([own.troubles, guest.troubles]).toEqual([[], []]);
  });

  it('is led to from the feed, beside the way to each proof', { timeout: 60_000 }, async () => {
    const { page, troubles } = await visit(browser, site, { width: 360 });
    await page.goto('/home');
    const name = page.getByRole('link', { name: seasoned.nickname }).first();
    const path = `/player/${seasoned.playerId}`;
    expect(await name.getAttribute('href')).toBe(path);
    const drop = page.getByRole('listitem').filter({ has: name }).first();
    expect(await drop.getByRole('link').first().getAttribute('href')).toMatch(/^\/provably-fair\/verify\//);
    await name.click();
    await named(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(troubles).toEqual([]);
  });

  it('shows a face that is drawn on demand', { timeout: 60_000 }, async () => {
    const { page, troubles } = await visit(browser, site, { width: 360, token: seasoned.token });
    await page.goto('/personal/settings');
    await button(page, `${settings.change} · ${settings.avatar.label}`).click();
    const dialog = dialogOf(page, settings.avatar.title);
    const faces = () =>
      dialog
        .getByRole('listitem')
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    await expect.poll(async () => (await faces()).length).toBe(12);
    const before = await faces();
    await lookAt(page, 'avatars');
    await button(dialog, settings.avatar.another).click();
    await expect.poll(async () => (await faces()).filter((face) => before.includes(face))).toEqual([]);
    const [, , third] = await faces();
    await dialog.getByRole('listitem').nth(2).getByRole('button').click();
    await button(dialog, settings.avatar.confirm).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`/player/${seasoned.playerId}`);
    await named(page).waitFor();
    expect(await page.locator('main img').first().getAttribute('src')).toBe(third);
    expect(troubles).toEqual([]);
  });

  it('takes a photo of 12 megapixels as a face, upright, and says what it can not read', {
    timeout: 90_000,
  }, async () => {
    const { page, troubles } = await visit(browser, site, { width: 360, token: seasoned.token });
    await page.goto('/personal/settings');
    await button(page, `${settings.change} · ${settings.avatar.label}`).click();
    const dialog = dialogOf(page, settings.avatar.title);
    const chooser = dialog.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await dialog.getByText(settings.avatar.unreadable).waitFor();

    // As a phone takes it: lying, with a note of which side is up. The upper half is red then, the lower one blue.
    const [width, height] = [4_000, 3_000];
    const noise = {
      create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    } as const;
    const red = { create: { width: width / 2, height, channels: 3, background: '#c04040' } } as const;
    const grain = await sharp(noise).png({ compressionLevel: 0 }).toBuffer();
    const photo = await sharp({ create: { width, height, channels: 3, background: '#4040c0' } })
      .composite([
        { input: await sharp(red).png().toBuffer(), left: 0, top: 0 },
        { input: grain, left: 0, top: 0, blend: 'soft-light' },
      ])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
    await chooser.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await dialog.locator('figure img[src^="data:"]').waitFor();
    await button(dialog, settings.avatar.confirm).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`/player/${seasoned.playerId}`);
    await named(page).waitFor();
    const face = (await page.locator('main img').first().getAttribute('src')) ?? '';
    const shown = sharp(await (await page.request.get(face)).body());
    const reds = async (top: number): Promise<boolean> => {
      const half = await shown.clone().extract({ left: 0, top, width: 256, height: 128 }).toBuffer();
      const { channels } = await sharp(half).stats();
      const [r, , b] = channels.map(({ mean }) => mean);
      return (r ?? 0) > (b ?? 0);
    };
    expect([await reds(0), await reds(128)]).toEqual([true, false]);
    expect(troubles).toEqual([]);
  });
});
