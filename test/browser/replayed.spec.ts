import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import log from '../../web/generated/texts/zh-CN/fairness-log.ts';
import trust from '../../web/generated/texts/zh-CN/trust.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';
import { makePlayer } from './player.ts';

const found = await findBrowser();

describe.skipIf(found === null)('an auditor from outside', () => {
  let site: RunningSite;
  let browser: Browser;
  let folder = '';

  beforeAll(async () => {
    if (found === null) return;
    folder = await mkdtemp(join(tmpdir(), 'glasscase-auditor-'));
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000' });
    browser = await launch(found);
    await makePlayer(site.url, '13800000041');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (script: string, ...words: readonly string[]): Promise<string> => {
    const env = { ...process.env, DATA_DIR: site.dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { env });
    return stdout;
  };
  const operator = (...words: readonly string[]) => run('scripts/operator.ts', ...words);

  it('replays the site, vouches for it, and is shown with the size; the page believes no other signature', async () => {
    const keys = join(folder, 'keys');
    const [publicKey = '', fullKey = ''] = (await run('scripts/audit.ts', 'cosigner', keys, 'auditor.test')).split(
      '\n',
    );
    const granted = await operator('auditor', 'grant', 'auditor.test', 'openings', '--yes');
    const token = granted.split('\n').findLast((line) => /^[A-Za-z0-9_-]{43}$/.test(line)) ?? '';
    for (const key of [publicKey, fullKey]) await operator('auditor', 'register', 'auditor.test', key, '--yes');
    const logKey = (await (await fetch(`${site.url}/log/key`)).text()).trim();
    const asked = [site.url, '--key', logKey, '--cosign', keys, '--deliver', token] as const;
    await run('scripts/audit.ts', ...asked);
    await run('scripts/audit.ts', ...asked, `--openings=${token}`);
    for (const width of [390, 1280] as const) {
      const { page, troubles } = await openPage(browser, site.url, { width });
      await page.goto('/proof');
      const table = page.getByRole('table', { name: trust.auditors.title });
      await table.getByText(trust.auditors.kinds.public).waitFor();
      await table.getByText(trust.auditors.kinds.full).waitFor();
      expect(await table.getByText('auditor.test', { exact: true }).count()).toBe(2);
      await picture(page, `replayed-${width}`, { whole: true });
      expect([await overflow(page), await accessibilityProblems(page)]).toEqual([0, []]);
      await page.goto('/fairness-log');
      await page.getByText(log.head.auditors, { exact: true }).waitFor();
      await page.getByText('auditor.test').first().waitFor();
      await picture(page, `replayed-log-${width}`, { whole: true });
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.route('**/log/replayed', async (route) => {
        const list = await (await route.fetch()).text();
        await route.fulfill({
          body: list.replaceAll(publicKey, publicKey.slice(0, -3)),
          contentType: 'application/json',
        });
      });
      await page.goto('/proof');
      await page.getByText(trust.auditors.false).waitFor();
      expect(await page.getByText(trust.auditors.kinds.public).count()).toBe(0);
      expect(troubles).toEqual([]);
      await page.context().close();
    }
    expect(await operator('auditor', 'list')).toContain(`cosigns with ${fullKey}`);
    await operator('auditor', 'withdraw', publicKey, '--yes');
    expect(await (await fetch(`${site.url}/log/replayed`)).json()).toMatchObject([{ key: fullKey }]);
  }, 240_000);
});
