import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOverSocket } from '../../scripts/operator/socket.ts';
import actTexts from '../../web/operator/generated/texts/zh-CN/acts.ts';
import catalog from '../../web/operator/generated/texts/zh-CN/catalog.ts';
import entry from '../../web/operator/generated/texts/zh-CN/entry.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

const found = await findBrowser();
const SLUG = 'spring-tide';

/** The console of a fresh site: a planner drafts, and an operator of risk approves. */
describe.skipIf(found === null)('the catalog of the console', () => {
  let site: RunningSite;
  let browser: Browser;
  let owner: Page;

  const join = async (link: string): Promise<Page> => {
    const { page } = await openPage(browser, site.url, { width: 1440 });
    await addVirtualAuthenticator(page);
    await page.goto(link);
    await page.getByLabel(entry.invitation.passkeyName).fill('办公室');
    await button(page, entry.invitation.button).click();
    await page.getByRole('navigation').waitFor();
    return page;
  };
  const asked = (page: Page, query: string): Promise<unknown> =>
    page.evaluate(async (text) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: text });
      const answer = await fetch('/operator/graphql', { method: 'POST', headers, body });
      return (await answer.json()).data;
    }, query);

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    const made = await askOverSocket(site.dataDir, { request: 'make-owner', name: '林墨' });
    owner = await join(made?.lines.at(-1) ?? '');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('turns a document into a draft, solves and proposes it; what another approves is what players see', async () => {
    const exported = await asked(owner, '{ catalogExport(case: "wick") }');
    const json = String(Reflect.get(Object(exported), 'catalogExport')).replace('"slug": "wick"', `"slug": "${SLUG}"`);
    await owner.goto('/operator/catalog?view=drafts');
    await button(owner, catalog.actions.import).click();
    const dialog = dialogOf(owner, catalog.json.title);
    await dialog.getByLabel(catalog.editor.draftName).fill('春潮');
    await dialog.getByLabel(catalog.json.text).fill(json);
    await button(dialog, catalog.json.send).click();

    const table = owner.getByRole('table', { name: catalog.editor.table });
    await table.waitFor();
    await owner.getByText(catalog.diff.new).waitFor();
    await owner.getByLabel(catalog.fields.price, { exact: true }).fill('7.77');
    await owner.getByLabel(`${catalog.editor.caseNames} (zh-CN)`).fill('春潮');
    await table.getByRole('button', { pressed: false }).first().click();
    await owner.getByLabel(catalog.solver.target).fill('91.25');
    await button(owner, catalog.solver.solve).click();
    await owner.getByText(catalog.solver.done({ percent: '91.25' })).waitFor();
    await owner.getByText('73/80').waitFor();
    await button(owner, catalog.trial.start).click();
    await owner.getByText(/σ$/).waitFor();
    for (const width of [1440, 390]) {
      await owner.setViewportSize({ width, height: 900 });
      await picture(owner, `console-catalog-${width}`, { whole: true });
      expect.soft(await overflow(owner), `the draft sticks out at ${width}`).toBe(0);
      expect.soft(await accessibilityProblems(owner), String(width)).toEqual([]);
    }
    await owner.setViewportSize({ width: 1440, height: 900 });
    await button(owner, catalog.editor.save).click();
    await owner.getByText(catalog.editor.saved({ version: '2' })).waitFor();
    await button(owner, catalog.publish.propose).click();
    const words = dialogOf(owner, catalog.publish.propose);
    await words.getByLabel(catalog.publish.reason).fill('春季上新');
    await button(words, catalog.publish.propose).click();
    await owner.waitForURL(/\/operator\/acts\?open=/);

    const invited = await asked(
      owner,
      'mutation { inviteOperator(name: "苏禾", roles: [RISK], reason: "四眼") { link } }',
    );
    const second = await join(String(Reflect.get(Object(Reflect.get(Object(invited), 'inviteOperator')), 'link')));
    await second.goto(new URL(owner.url()).pathname + new URL(owner.url()).search);
    await button(second, actTexts.steps.approve).click();
    await second.getByText(actTexts.done.approve).waitFor();

    const { page: visitor } = await openPage(browser, site.url, { width: 1440 });
    await visitor.goto(`/box/${SLUG}`);
    await visitor.getByRole('heading', { name: '春潮', level: 1 }).waitFor();
    await visitor.getByText('7.77').first().waitFor();
  });
});
