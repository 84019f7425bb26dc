import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../engine/events.ts';
import { isSettled } from '../../engine/facts/facts.ts';
import { signInclusionPromise } from '../../engine/log/inclusion-promise.ts';
import { joinNotes } from '../../engine/log/key-history.ts';
import { promiseSignerFromSeed } from '../../engine/log/log-key.ts';
import { leafHash } from '../../engine/log/merkle.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { certificateText } from '../../engine/log/promise-keys.ts';
import { formatProofFile, MAX_PROOF_FILE_BYTES, makeProofFile, type ProofFile } from '../../engine/log/proof-file.ts';
import { signNote } from '../../engine/log/sign-note.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { buildVerifier } from '../../scripts/start/web-build.ts';
import fairness from '../../web/generated/texts/en/fairness.ts';
import words from '../../web/generated/texts/en/verifier.ts';
import { entriesOf, fixtureSigner, publishedFiles } from '../fixture-log.ts';
import { recordGames } from '../games-story/story.ts';
import { forged, playProof, roomProof } from '../sample-proofs.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, launch, openPage, overflow, picture } from './open-page.ts';

const found = await findBrowser();
const house = recordGames();

type Lines = ReturnType<typeof playProof>;

interface Sample {
  readonly type: string;
  readonly id: string;
  readonly lines: Lines;
}

/** The first settled game of each type of event that draws from no beacon: the page knows drand's own chain alone. */
const samples = (): readonly Sample[] => {
  const first = new Map<string, Sample>();
  for (const { event, at } of house.recorded) {
    const { play } = factsOf(event, at);
    if (play === null || !isSettled(play) || first.has(event.type)) continue;
    const lines = play.round === null ? roomProof(house, play.id) : playProof(house, play.id);
    if (lines.some(({ json }) => json.includes('"kind":"drand"'))) continue;
    first.set(event.type, { type: event.type, id: play.id, lines });
  }
  return [...first.values()];
};

const games = samples();

/** No player of the story is on a lane: rounds of these games are loose plays, rooms have loose parts. */
const ROOMS: readonly string[] = ['BattleConcluded', 'PrizeWon'];
const { loose, looseRoom } = fairness.verify.overall;

const tarOf = async (files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> => {
  const tar = pack();
  for (const [name, bytes] of files) tar.entry({ name: `copy/log/${name}` }, Buffer.from(bytes));
  tar.finalize();
  const parts: Uint8Array[] = [];
  for await (const part of tar) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
};

it('has a game of every kind to show', () => {
  expect(games.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'CaseOpened',
      'UpgradePlayed',
      'DreamChased',
      'ContractPlayed',
      'BattleConcluded',
      'PrizeWon',
    ]),
  );
});

describe.skipIf(found === null)('the standalone verifier, from a file and without a network', () => {
  let folder: string;
  let address: string;
  let browser: Browser;
  let log: ReadonlyMap<string, Uint8Array>;

  beforeAll(async () => {
    if (found === null) return;
    folder = await mkdtemp(join(tmpdir(), 'glasscase-verifier-'));
    address = pathToFileURL(await buildVerifier(join(folder, 'built'))).href;
    browser = await launch(found);
    log = await publishedFiles(entriesOf(house.recorded));
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  const fileOf = async (id: string, lines: Lines): Promise<ProofFile> => {
    const placed = lines.map(({ position, json }) => ({ position: Number(position), json }));
    const file = await makeProofFile({ hashing: nodeHashing, read: async (path) => log.get(path) ?? null }, id, placed);
    if (file === null) throw new Error('nothing is sealed');
    return file;
  };

  const visit = async (see: (page: Page) => Promise<void>, width = 1280): Promise<void> => {
    const { page, troubles } = await openPage(browser, address, { width, locale: 'en' });
    const context = page.context();
    try {
      await context.setOffline(true);
      await context.route(/^https?:/, (route) => route.abort());
      await page.goto(address);
      await page.getByRole('heading', { name: words.title }).waitFor();
      await see(page);
      expect(troubles).toEqual([]);
    } finally {
      await context.close();
    }
  };

  const choose = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
    page.getByLabel(words.open.file).setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

  /** The page's verdict on the whole game, once its last step is there. */
  const verdictOf = async (page: Page): Promise<string | null> => {
    await page.getByRole('heading', { name: words.signature.title }).waitFor();
    return page.locator('[role="status"]').filter({ hasText: /\S/ }).first().textContent();
  };

  it('verifies a game of every kind', async () => {
    await visit(async (page) => {
      for (const { id, lines, type } of games) {
        await choose(page, 'nothing', new Uint8Array(0));
        await page.getByText(words.faults['not a proof file']).waitFor();
        await choose(page, `${id}.glasscase-proof`, formatProofFile(await fileOf(id, lines)));
        expect([type, await verdictOf(page)]).toEqual([type, ROOMS.includes(type) ? looseRoom : loose]);
        expect([type, await page.locator('[data-verdict="mismatch"]').count()]).toEqual([type, 0]);
        await page.getByText(words.signature.ownWord).waitFor();
        await picture(page, `verifier-${type}`);
      }
    });
  });

  it('says which step of a forged game doesn’t hold, and that the log has no such entry', async () => {
    const sample = games.find(({ type }) => type === 'CaseOpened');
    if (sample === undefined) throw new Error('no case was opened');
    const lines = forged(sample.lines, 'CaseOpened', (data) => ({ ...data, ticket: 1 }));
    const bytes = formatProofFile(await fileOf(sample.id, lines));
    await visit(async (page) => {
      const dropped = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'forged.glasscase-proof'));
        return transfer;
      }, new TextDecoder().decode(bytes));
      await page.getByText(words.open.drop).dispatchEvent('drop', { dataTransfer: dropped });
      const text = await verdictOf(page);
      expect(text).toContain(fairness.verify.names.ticket);
      expect(text).toContain(fairness.verify.names.log);
      await picture(page, 'verifier-forged');
    });
  });

  it('says of a promise that the file holds whether the log kept it', async () => {
    const sample = games.find(({ type }) => type === 'CaseOpened');
    const line = sample?.lines.find(({ json }) => json.includes('"type":"CaseOpened"'));
    if (sample === undefined || line === undefined) throw new Error('no case was opened');
    const { name } = fixtureSigner.key;
    const signer = promiseSignerFromSeed(name, '56'.repeat(32));
    const certificates = new TextDecoder().decode(
      joinNotes([signNote([fixtureSigner], certificateText(name, signer.key))]),
    );
    const file = await fileOf(sample.id, sample.lines);
    const promising = (json: string): Uint8Array => {
      const leaves = [leafHash(nodeHashing, new TextEncoder().encode(json))];
      const handed = signInclusionPromise(nodeHashing, signer, { first: Number(line.position), leaves, at: 0 })(0);
      return formatProofFile({ ...file, promises: [{ ...handed, certificates }] });
    };
    await visit(async (page) => {
      await choose(page, 'kept.glasscase-proof', promising(line.json));
      expect(await verdictOf(page)).toBe(loose);
      await page.getByText(words.promise.texts.kept).waitFor();
      await choose(page, 'broken.glasscase-proof', promising('another entry'));
      await page.getByRole('alert').getByText(words.promise.results.broken).waitFor();
      expect(await page.getByText(loose).count()).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await picture(page, 'verifier-promise', { whole: true });
    });
  });

  it('takes no other key for the one that is pinned', async () => {
    const [sample] = games;
    if (sample === undefined) throw new Error('no game');
    const bytes = formatProofFile(await fileOf(sample.id, sample.lines));
    await visit(async (page) => {
      await page.getByLabel(words.pin.label).fill(formatVerifierKey(fixtureSigner.key));
      await choose(page, 'a.glasscase-proof', bytes);
      await page.getByText(words.signature.pinned).waitFor();
      await page.getByLabel(words.pin.label).fill('nobody');
      await page.getByText(words.pin.invalid).waitFor();
      expect(await page.getByRole('heading', { name: words.signature.title }).count()).toBe(0);
      const elsewhere = { ...fixtureSigner.key, name: 'other.test/log' };
      const id = nodeHashing
        .sha256(Buffer.concat([Buffer.from(`${elsewhere.name}\n\x01`), elsewhere.publicKey]))
        .slice(0, 4);
      await page.getByLabel(words.pin.label).fill(formatVerifierKey({ ...elsewhere, id }));
      await page.getByText(words.faults['another site']).waitFor();
    });
  });

  it('names what is no proof, and survives it', async () => {
    const [sample] = games;
    if (sample === undefined) throw new Error('no game');
    const bytes = formatProofFile(await fileOf(sample.id, sample.lines));
    const later = new TextEncoder().encode(
      new TextDecoder().decode(bytes).replace('glasscase-proof/1', 'glasscase-proof/2'),
    );
    const large = join(folder, 'large.glasscase-proof');
    await writeFile(large, new Uint8Array(MAX_PROOF_FILE_BYTES + 1).fill(0x7b));
    await visit(async (page) => {
      await choose(page, 'picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47));
      await page.getByText(words.faults['not a proof file']).waitFor();
      await choose(page, 'cut.glasscase-proof', bytes.subarray(0, bytes.length >> 1));
      await page.getByText(words.faults.damaged).waitFor();
      await choose(page, 'later.glasscase-proof', later);
      await page.getByText(words.faults['another version']).waitFor();
      await page.getByLabel(words.open.file).setInputFiles(large);
      await page.getByText(words.faults['too large']).waitFor();
      await choose(page, 'log.tar.gz', Uint8Array.of(0x1f, 0x8b, 8, 0));
      await page.getByText(words.faults['damaged archive']).waitFor();
    });
  });

  const find = async (page: Page, id: string): Promise<void> => {
    await page.getByLabel(words.game.label).fill(id);
    await page.getByRole('button', { name: words.game.start }).click();
  };

  it('verifies a game of a log in an archive, and every entry with it', async () => {
    const sample = games.find(({ type }) => type === 'UpgradePlayed');
    if (sample === undefined) throw new Error('no upgrade was played');
    const tar = await tarOf(log);
    await visit(async (page) => {
      await choose(page, 'log.tar', tar);
      await find(page, sample.id);
      await page.getByText(loose).waitFor();
      await page.getByText(words.log.count({ count: house.recorded.length })).waitFor();
      await choose(page, 'cut.tar', tar.subarray(0, tar.length - 2_048));
      await page.getByText(/cut off/).waitFor();
    });
  });

  it('reads the log of a site by its address, where there is a network', async () => {
    const sample = games.find(({ type }) => type === 'DreamChased');
    if (sample === undefined) throw new Error('no dream was played');
    const site = createServer(({ url = '' }, response) => {
      const bytes = log.get(url.replace('/log/', ''));
      response.writeHead(bytes === undefined ? 404 : 200, { 'access-control-allow-origin': '*' }).end(bytes);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const bound = site.address();
    const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
    const { page } = await openPage(browser, address, { width: 1280, locale: 'en' });
    try {
      await page.goto(address);
      await page.getByLabel(words.open.site).fill('nowhere');
      await page.getByRole('button', { name: words.open.read }).click();
      await page.getByText(words.open.siteInvalid).waitFor();
      await page.getByLabel(words.open.site).fill(`${origin}/box/dawn`);
      await page.getByRole('button', { name: words.open.read }).click();
      await find(page, sample.id);
      expect(await verdictOf(page)).toBe(loose);
    } finally {
      await page.context().close();
      site.close();
    }
  });

  it('says of a log in a folder which file isn’t what was signed', async () => {
    const sample = games.find(({ type }) => type === 'PrizeWon');
    const name = [...log.keys()].find((path) => path.startsWith('tile/0/000'));
    if (sample === undefined || name === undefined) throw new Error('the log has no prize or no tile');
    for (const [path, bytes] of log) {
      const target = join(folder, 'log', path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, path === name ? bytes.map((byte) => byte ^ 1) : bytes);
    }
    await visit(async (page) => {
      await page.getByLabel(words.open.folder).setInputFiles(join(folder, 'log'));
      await find(page, sample.id);
      await page.getByText(`${name} isn't the tree of the entries`).waitFor();
    });
  });

  it('fits a phone, and is read by everybody', async () => {
    const sample = games.find(({ type }) => type === 'BattleConcluded');
    if (sample === undefined) throw new Error('no battle was fought');
    const bytes = formatProofFile(await fileOf(sample.id, sample.lines));
    await visit(async (page) => {
      await choose(page, 'battle.glasscase-proof', bytes);
      expect(await verdictOf(page)).toBe(looseRoom);
      await picture(page, 'verifier-360', { whole: true });
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
    }, 360);
  });
});
