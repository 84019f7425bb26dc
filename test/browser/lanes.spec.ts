import { readFile } from 'node:fs/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fairness from '../../web/generated/texts/zh-CN/fairness.ts';
import play from '../../web/generated/texts/zh-CN/play.ts';
import security from '../../web/generated/texts/zh-CN/security.ts';
import { casesOf } from '../player/case.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { visit } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, overflow, picture } from './open-page.ts';
import { makePlayer } from './player.ts';

const found = await findBrowser();

const OPEN_LANES = graphql(`
  query OpenLanes {
    lanes { keys { key rooted } open { step key pair { id roundCount } } }
    rounds(first: 1) { edges { node { pairId entropy roundNo } } }
  }
`);

const MINUTE = 60_000;

describe.skipIf(found === null)('a browser’s own lane', () => {
  let site: RunningSite;
  let browser: Browser;
  /** Cases that nothing opens for free. */
  let slugs: readonly string[];
  let phones = 13_800_000_700;

  beforeAll(async () => {
    if (found === null) return;
    site = await startSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    slugs = (await casesOf(askAt(site.url)))
      .filter(({ price }) => price > 300 && price <= 2_000)
      .map(({ slug }) => slug);
  }, 4 * MINUTE);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const player = async () => {
    phones += 1;
    const { token } = await makePlayer(site.url, String(phones), 500_000);
    return { token, lanes: () => askAt(site.url)(OPEN_LANES, {}, token) };
  };

  const openCase = async (page: Page, slug = slugs[0]): Promise<void> => {
    if (new URL(page.url()).pathname !== `/box/${slug}`) await page.goto(`/box/${slug}`);
    await page.getByRole('button', { name: /^开启/ }).click();
  };

  const shown = async (page: Page): Promise<void> => {
    await page
      .getByText(/日志 #[\d,]+/)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: MINUTE });
  };

  /** Does something else with the requests of an opening. */
  const onOpening = async (page: Page, act: (route: Route, times: number) => Promise<void>): Promise<void> => {
    let times = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'OpenCase') return route.continue();
      times += 1;
      return act(route, times);
    });
  };

  it('is opened by the first play, which the log has as its first step', { timeout: 4 * MINUTE }, async () => {
    const { token, lanes } = await player();
    const { page, troubles } = await visit(browser, site, { width: 1280, token });
    await openCase(page);
    await shown(page);
    const after = await lanes();
    expect(after.lanes.open).toMatchObject([{ step: 1, pair: { roundCount: 1 } }]);
    expect(after.lanes.keys).toEqual([{ key: after.lanes.open[0]?.key, rooted: true }]);
    expect(after.rounds.edges[0]?.node).toMatchObject({ roundNo: 1, pairId: after.lanes.open[0]?.pair.id });
    expect(after.rounds.edges[0]?.node.entropy).toHaveLength(64);
    expect(troubles).toEqual([]);

    // The page shows the lane's seeds; a rotation ends the lane.
    await page.goto('/provably-fair');
    await page.getByText(fairness.current.roundsValue({ count: '1' }), { exact: true }).waitFor();
    await picture(page, 'lanes-seeds');
    await page.getByLabel(fairness.rotate.newSeed).fill('my-own-seed');
    await page.getByRole('button', { name: fairness.rotate.submit }).click();
    await page.getByRole('dialog').getByRole('button', { name: fairness.rotate.confirm }).click();
    await page.getByText(fairness.rotate.done).first().waitFor();
    expect((await lanes()).lanes.open).toEqual([]);
    await page.getByText('my-own-seed', { exact: true }).waitFor();
    await openCase(page, slugs[1]);
    await shown(page);
    expect((await lanes()).lanes.open).toMatchObject([{ step: 1, pair: { roundCount: 1 } }]);
    await page.context().close();
  });

  it('keeps what was sent: a reload before the answer asks for the same play', { timeout: 4 * MINUTE }, async () => {
    const { token, lanes } = await player();
    const { page } = await visit(browser, site, { width: 360, token });
    await onOpening(page, async (route, times) => {
      if (times > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await openCase(page);
    await expect.poll(async () => (await lanes()).lanes.open[0]?.step, { timeout: MINUTE }).toBe(1);
    await page.reload();
    await shown(page);
    expect((await lanes()).lanes.open).toMatchObject([{ step: 1, pair: { roundCount: 1 } }]);
    await page.context().close();
  });

  it('is one for all tabs, and another once the browser’s data is cleared', { timeout: 4 * MINUTE }, async () => {
    const { token, lanes } = await player();
    const { page } = await visit(browser, site, { width: 1280, token });
    const other = await page.context().newPage();
    await page.goto(`/box/${slugs[0]}`);
    await other.goto(`/box/${slugs[1]}`);
    await Promise.all([openCase(page), openCase(other, slugs[1])]);
    await Promise.all([shown(page), shown(other)]);
    expect((await lanes()).lanes.open).toMatchObject([{ step: 2, pair: { roundCount: 2 } }]);
    await other.close();
    // The page stays: its lane keeper has to open the database again.
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const gone = indexedDB.deleteDatabase('glasscase.lanes');
          gone.addEventListener('success', resolve);
          gone.addEventListener('error', reject);
        }),
    );
    await page.getByRole('button', { name: /^收进背包/ }).click();
    await openCase(page);
    await expect.poll(async () => (await lanes()).lanes.open.length, { timeout: MINUTE }).toBe(2);
    await shown(page);
    const { open, keys } = (await lanes()).lanes;
    expect(open).toMatchObject([{ step: 1 }, { step: 2 }]);
    expect(keys.map(({ rooted }) => rooted)).toEqual([true, false]);
    await page.context().close();
  });

  it('is ended on the security page, as are those of other browsers by the first one', {
    timeout: 4 * MINUTE,
  }, async () => {
    const { token, lanes } = await player();
    const [first, second] = [
      await visit(browser, site, { width: 1280, token }),
      await visit(browser, site, { width: 360, token }),
    ];
    for (const { page } of [first, second]) {
      await openCase(page);
      await shown(page);
      await page.goto('/personal/security');
      await page.getByText(security.lanes.here, { exact: true }).waitFor({ timeout: MINUTE });
    }
    const close = (page: Page) => page.getByRole('button', { name: security.lanes.close, exact: true });
    expect(await close(second.page).count(), 'a browser that came later ends its own alone').toBe(1);
    await first.page.reload();
    await expect.poll(() => close(first.page).count(), { timeout: MINUTE }).toBe(2);
    await picture(second.page, 'lanes-devices-360');
    await picture(first.page, 'lanes-devices-1280');
    for (const left of [1, 0]) {
      await close(first.page).last().click();
      // Of another device's lane it is asked first; this browser's own stands above.
      if (left === 1) {
        const asked = first.page.getByRole('dialog');
        await asked.getByText(security.lanes.endOther.text).waitFor();
        expect((await lanes()).lanes.open).toHaveLength(2);
        await asked.getByRole('button', { name: security.lanes.close, exact: true }).click();
      }
      await expect.poll(async () => (await lanes()).lanes.open.length, { timeout: MINUTE }).toBe(left);
      await expect.poll(() => close(first.page).count()).toBe(left);
    }
    expect([first.troubles, second.troubles]).toEqual([[], []]);
    for (const { page } of [first, second]) await page.context().close();
  });

  it.each([360, 1280])(
    'asks in red, before anything is staked, whose a device is that can play for the account, at %i px',
    { timeout: 4 * MINUTE },
    async (width) => {
      const { token, lanes } = await player();
      const first = await visit(browser, site, { width: 1280, token });
      await openCase(first.page);
      await shown(first.page);
      const [{ key = '' } = {}] = (await lanes()).lanes.keys;
      const { page, troubles } = await visit(browser, site, { width, token });
      await page.goto(`/box/${slugs[0]}`);
      const bar = page.getByRole('alert').filter({ hasText: key.slice(0, 8) });
      await bar.waitFor({ timeout: MINUTE });
      expect((await lanes()).lanes.keys, 'the log isn’t written for that').toHaveLength(1);
      await picture(page, `lanes-unconfirmed-${width}`);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.reload();
      await bar.getByRole('link', { name: play.unconfirmedKey.notMine }).click();
      await page
        .getByText(security.lanes.strange({ key: key.slice(0, 8) }), { exact: true })
        .waitFor({ timeout: MINUTE });
      expect(await bar.count()).toBe(0);
      await page.reload();
      await bar.getByRole('button', { name: play.unconfirmedKey.mine }).click();
      await bar.waitFor({ state: 'detached' });
      await page
        .getByText(security.lanes.strange({ key: key.slice(0, 8) }), { exact: true })
        .waitFor({ state: 'detached' });
      await page.goto(`/box/${slugs[0]}`);
      await openCase(page);
      await shown(page);
      expect(await bar.count()).toBe(0);
      expect(troubles).toEqual([]);
      for (const one of [first.page, page]) await one.context().close();
    },
  );

  it.each([360, 1280])(
    'shows no outcome, but says so in red, where the log holds something else than was sent, at %i px',
    { timeout: 4 * MINUTE },
    async (width) => {
      const { token } = await player();
      const { page } = await visit(browser, site, { width, token });
      // A house that opens two where one was asked for, and signs that it did.
      await onOpening(page, (route) => {
        const { variables, ...rest } = route.request().postDataJSON();
        const input = { ...variables.input, quantity: 2 };
        return route.continue({ postData: JSON.stringify({ ...rest, variables: { input } }) });
      });
      await openCase(page);
      await page.getByText(play.differs.text).waitFor({ timeout: MINUTE });
      expect(
        await page
          .getByText(/日志 #[\d,]+/)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
      const bar = page.getByRole('alert').filter({ hasText: play.differs.bar });
      await bar.waitFor();
      await picture(page, `lanes-differs-${width}`);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        bar.getByRole('button', { name: play.differs.save }).click(),
      ]);
      const evidence = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(evidence).toMatchObject({ kind: 'another-play', sent: { command: { type: 'OpenCase', quantity: 1 } } });
      expect(evidence.entries).toHaveLength(2);
      // Nothing is played any more, on whatever page.
      await page.reload();
      await openCase(page);
      await page.getByText(play.differs.text).waitFor();
      await bar.getByRole('button', { name: play.differs.saved }).click();
      await bar.waitFor({ state: 'detached' });
      await page.context().close();
    },
  );
});
