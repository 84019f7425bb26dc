import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../../engine/audit/finding.ts';
import type { HandedInclusionPromise } from '../../engine/engine.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { toBase64 } from '../../engine/log/base64.ts';
import {
  type InclusionPromise,
  inclusionPromiseText,
  type PromiseSigner,
  signInclusionPromise,
} from '../../engine/log/inclusion-promise.ts';
import { promiseSignerFromSeed } from '../../engine/log/log-key.ts';
import { signNote } from '../../engine/log/sign-note.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import words from '../../web/generated/texts/zh-CN/promises.ts';
import { SIGNED_NOTES } from '../../web/platform/signed-notes.ts';
import { signUp } from '../player/account.ts';
import { caseOf, casesOf, openingOf } from '../player/case.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { roundShown } from '../player/round.ts';
import { payIn } from '../player/trade.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import { auditedAs, type RunningSite } from '../site/start-site.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';

const found = await findBrowser();

const OPEN_PROMISED = graphql(`
  mutation OpenPromised($input: OpenCaseInput!) {
    openCase(input: $input) { promise { note leafHash index path } }
  }
`);

const STATED = graphql(`
  query Stated {
    liabilityStatements { position }
  }
`);

describe.skipIf(found === null)('promises on a device', () => {
  let site: RunningSite;
  let browser: Browser;
  let signer: PromiseSigner;
  let audited: readonly string[];
  /** The site's promise for a play that its log has. */
  let kept: HandedInclusionPromise;

  beforeAll(async () => {
    if (found === null) return;
    // Nothing is appended but what is asked for here: a later entry would make a late promise a broken one.
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    audited = await auditedAs(site);
    browser = await launch(found);
    const seed = (await readFile(join(site.dataDir, 'secrets', 'promise-key'), 'utf8')).trim();
    signer = promiseSignerFromSeed('glasscase.localhost/log', seed);
    const ask = askAt(site.url);
    const { token } = await signUp(ask, '13800000015', 'a long enough secret');
    await payIn(ask, token, 100_000);
    const cheap = (await casesOf(ask)).find(({ price }) => price <= 1_000);
    const input = openingOf(await caseOf(ask, cheap?.slug ?? ''), await roundShown(ask, token));
    const { promise } = (await ask(OPEN_PROMISED, { input }, token)).openCase;
    if (promise == null) throw new Error('nothing was promised');
    kept = promise;
    // The house states its liabilities once a player has registered.
    while ((await ask(STATED, {})).liabilityStatements.length === 0) await sleep(500);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** The promise of a house that dropped this play. */
  const dropped = (): HandedInclusionPromise =>
    signInclusionPromise(nodeHashing, signer, {
      first: 3,
      leaves: [nodeHashing.sha256(utf8('dropped'))],
      at: Date.now(),
    })(0);

  /** Of a place that no checkpoint covers, though one should by now. */
  const overdue = (): HandedInclusionPromise => {
    const root = nodeHashing.sha256(utf8('not sealed'));
    const at = Date.now();
    const promise: InclusionPromise = { origin: signer.origin, first: 1_000_000, entries: 1, root, at, sealBy: at };
    const note = new TextDecoder().decode(signNote([signer], inclusionPromiseText(promise)));
    return { note, leafHash: toBase64(root), index: 0, path: [] };
  };

  const visit = async (width: number, promises: readonly HandedInclusionPromise[]) => {
    const watched = await openPage(browser, site.url, { width });
    await watched.page.addInitScript(
      ({ key, value }) => {
        if (localStorage.getItem('seeded') === null) localStorage.setItem(key, value);
        localStorage.setItem('seeded', 'yes');
      },
      { key: SIGNED_NOTES.promises.key, value: JSON.stringify(promises) },
    );
    return watched;
  };

  it.each([360, 1280])('are forgotten where they are kept, and listed where they are late, at %i px', async (width) => {
    const { page } = await visit(width, [kept, overdue()]);
    await page.goto('/provably-fair');
    // However long this machine took to get here.
    await page.getByText(new RegExp(words.late({ minutes: '\\d+' }))).waitFor();
    const left = await page.evaluate((key) => localStorage.getItem(key), SIGNED_NOTES.promises.key);
    expect(JSON.parse(left ?? '')).toHaveLength(1);
    await picture(page, `promises-late-${width}`);
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.context().close();
  });

  it.each([360, 1280])(
    'are said on every page where they are broken, with a file that an audit reads, at %i px',
    async (width) => {
      const { page } = await visit(width, [kept, dropped()]);
      await page.goto('/box');
      const bar = page.getByRole('alert').filter({ hasText: words.broken.bar });
      await bar.waitFor();
      await picture(page, `promises-broken-${width}`);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        bar.getByRole('button', { name: words.broken.save }).click(),
      ]);
      const args = ['scripts/audit.ts', ...audited, '--promises', await file.path()];
      const audit = promisify(execFile)(process.execPath, args);
      await expect(audit).rejects.toMatchObject({
        code: EXIT_CODES.promise,
        stdout: expect.stringContaining('entry 3: '),
      });
      await page.goto('/provably-fair');
      await page.getByText(words.broken.text).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.context().close();
    },
  );
});
