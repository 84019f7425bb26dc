import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { fresh, systemChance } from '../player/chance.ts';
import { askAt } from '../player/http.ts';
import { ADD_BOT } from '../player/rooms.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { type RunningWitness, startWitness } from '../witness.ts';
import { findBrowser } from './find-browser.ts';
import { launch, openPage } from './open-page.ts';
import { makePlayer, openBattle } from './player.ts';

const found = await findBrowser();
const LOG_KEY = '11'.repeat(32);

/** A relay that withholds every round from the house, and gives pages something that is no signature. */
const startRelay = async () => {
  const server = createServer(({ url = '', headers: { origin } }, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'application/json');
    const round = Number(url.split('/').at(-1));
    if (origin === undefined) response.statusCode = 404;
    response.end(JSON.stringify({ round, signature: 'ab'.repeat(48) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => new Promise((resolve) => server.close(resolve)) };
};

describe.skipIf(found === null)('a room whose beacon round the house doesn’t deliver', () => {
  let site: RunningSite;
  let browser: Browser;
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let witness: RunningWitness;
  let folder: string;
  beforeAll(async () => {
    if (found === null) return;
    relay = await startRelay();
    folder = await mkdtemp(join(tmpdir(), 'glasscase-witness-'));
    const logs = [signerFromSeed('glasscase.localhost/log', LOG_KEY).key];
    witness = await startWitness({ name: 'witness.localhost', folder, logs, port: 0, clock: Date.now });
    site = await startSite({
      GLASSCASE_LOG_KEY: LOG_KEY,
      GLASSCASE_BEACON: 'drand',
      GLASSCASE_BEACON_URLS: relay.url,
      GLASSCASE_WITNESSES: `${witness.key} ${witness.url}`,
    });
    browser = await launch(found);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await relay?.close();
    await witness?.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  it('gets it from the page of whoever looks on, and takes no forged one', async () => {
    const player = await makePlayer(site.url, '13800000021');
    const battleId = await openBattle(site.url, player);
    await askAt(site.url)(ADD_BOT, { input: { ...fresh(systemChance), battleId } }, player.token);
    const { page } = await openPage(browser, site.url, { width: 1280 });
    const asked = page.waitForRequest((request) => request.url().startsWith(`${relay.url}/${QUICKNET.chain}/public/`), {
      timeout: 60_000,
    });
    const delivered = page.waitForResponse(
      (response) => response.request().postData()?.includes('DeliverBeaconRound') === true,
      { timeout: 60_000 },
    );
    await page.goto(`/battle/${battleId}`);
    const round = Number((await asked).url().split('/').at(-1));
    const { errors } = await (await delivered).json();
    expect(round).toBeGreaterThan(30_000_000);
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'signature' } });
    await page.context().close();
  }, 120_000);
});
