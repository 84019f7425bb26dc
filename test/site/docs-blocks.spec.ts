import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../engine/catalog/parse-catalog.ts';
import { makePlayer, PASSWORD } from '../browser/player.ts';
import { type CodeBlock, codeBlocks } from '../docs/code-blocks.ts';
import { jsonValuesIn } from '../docs/json-values.ts';
import { SAMPLES } from '../docs/samples.ts';
import { reasonUnrun, UNRUN } from '../docs/unrun.ts';
import { createEmbedded, embeddedTemplate } from '../harness/databases.ts';
import { startFreshSite } from './fresh-site.ts';
import type { RunningSite } from './start-site.ts';

const KINDS = ['console', 'js', 'json', 'psql', 'sh', 'sql', 'text', 'ts'] as const;
const blocks = codeBlocks();
const of = (...kinds: readonly (typeof KINDS)[number][]): readonly CodeBlock[] =>
  blocks.filter(({ kind }) => kinds.some((one) => one === kind));
const placed = (list: readonly CodeBlock[]) => list.map((block) => [block.place, block] as const);

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const endOf = async (child: ChildProcess, input: string): Promise<Ended> => {
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('a child without pipes');
  stdin.end(input);
  const ended = new Promise<number | null>((settle) => child.once('close', settle));
  const [output, errors, code] = await Promise.all([text(stdout), text(stderr), ended]);
  return { code, output, errors };
};

const bash = (script: string, words: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) =>
  endOf(spawn('bash', [...words, '-s'], { env: { ...process.env, ...environment } }), script);

/** The commands of a transcript, without what they print. */
const commandsOf = ({ kind, text: script }: CodeBlock): string =>
  kind === 'console'
    ? script
        .split('\n')
        .flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []))
        .join('\n')
    : script;

/** Turns each placeholder of a command, such as `<file>`, into a word, for a shell that only parses. */
const withoutPlaceholders = (script: string): string => script.replace(/<[\w’' .[\]-]+>/g, 'placeholder');

describe('every block of code in the documentation', () => {
  it('is of a kind that is looked at here', () => {
    expect(blocks.length).toBeGreaterThan(80);
    const strange = blocks.filter(({ kind }) => !KINDS.some((one) => one === kind));
    expect(strange.map(({ place, kind }) => `${place} ${kind}`)).toEqual([]);
  });

  it('that is text, for no program, holds no commands', () => {
    const hidden = of('text').filter(({ text: held }) => /^(\$ |npm |npx |curl |SELECT |import |\{ ?")/m.test(held));
    expect(hidden.filter(({ page }) => page !== 'docs/fairness.md').map(({ place }) => place)).toEqual([]);
  });

  it('that no test runs as it stands is there, and runs elsewhere for the reason that is named', () => {
    const unused = UNRUN.filter(([begins]) => !blocks.some(({ text: held }) => held.startsWith(begins)));
    expect(unused).toEqual([]);
  });

  it.each(placed(of('sh', 'console')))(
    '%s is a script for a shell, of programs that are there',
    async (_place, block) => {
      const commands = commandsOf(block);
      expect(await bash(withoutPlaceholders(commands), ['-n'])).toEqual({ code: 0, output: '', errors: '' });
      const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
      const asked = [...commands.matchAll(/\bnpm run (?:--silent )?([\w-]+)/g)].map(([, name = '']) => name);
      expect(asked.filter((name) => !(name in scripts))).toEqual([]);
    },
  );

  it.each(placed(of('json')))('%s is JSON', (_place, { text: held }) => {
    expect(jsonValuesIn(held).length).toBeGreaterThan(0);
  });

  it('that shows a catalog is one', () => {
    const shown = of('json').flatMap(({ text: held }) =>
      held.includes('"glasscase-catalog/1"') ? jsonValuesIn(held) : [],
    );
    expect(shown.map((catalog) => parseCatalog(catalog).ok)).toEqual([true]);
  });

  it('that shows an answer of REST has its envelope', () => {
    const shown = of('json').flatMap(({ page, text: held }) => (page === 'docs/rest.md' ? jsonValuesIn(held) : []));
    expect(shown.length).toBeGreaterThan(1);
    for (const answer of shown)
      expect(answer).toMatchObject({
        status: expect.any(Number),
        success: expect.any(Boolean),
        msg: expect.any(String),
      });
  });
});

describe('TypeScript in the documentation', () => {
  it('is what a reader can write where the page says', { timeout: 300_000 }, async () => {
    const samples = of('ts').map(({ place, text: held }) => {
      const sample = SAMPLES.find(({ begins }) => held.startsWith(begins));
      if (sample === undefined) throw new Error(`${place} is no sample of test/docs/samples.ts`);
      return { ...sample, text: `${sample.above}\n${held}` };
    });
    const folder = resolve('.tmp/documented');
    await rm(folder, { recursive: true, force: true });
    for (const { file, text: held } of samples) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), held);
    }
    const compilerOptions = { rootDirs: ['../..', '.'], noUnusedLocals: false, types: ['node', 'vite/client'] };
    // Manifests declare the dialogs that pages open.
    const files = [
      '../../web/ui/css-variables.d.ts',
      '../../web/shell/features.ts',
      ...samples.map(({ file }) => file),
    ];
    const project = {
      extends: '../../tsconfig.json',
      compilerOptions,
      include: ['../../web/features/*/manifest.ts'],
      files,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const child = spawn('npx', ['tsc', '--noEmit', '--project', join(folder, 'tsconfig.json')]);
    expect(await endOf(child, '')).toEqual({ code: 0, output: '', errors: '' });
  });
});

describe('SQL in the documentation', () => {
  it('asks for tables and columns that are there', { timeout: 300_000 }, async () => {
    const { database, close } = await createEmbedded(await embeddedTemplate());
    try {
      for (const { place, text: held } of of('sql')) {
        if (reasonUnrun(held) !== null) continue;
        for (const statement of held.split(';').filter((one) => one.trim() !== '')) {
          await expect(database.pool.query(`PREPARE documented AS ${statement}`), place).resolves.toBeDefined();
          await database.pool.query('DEALLOCATE documented');
        }
      }
    } finally {
      await close();
    }
  });
});

describe('commands of the documentation, against a site', { timeout: 300_000 }, () => {
  let site: RunningSite;
  let folder: string;
  let logKey: string;
  let round = '';
  const phone = '13800000951';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-docs-'));
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    await makePlayer(site.url, phone);
    logKey = (await (await fetch(`${site.url}/log/key`)).text()).trim();
    // Ten of the dearest cost more than the player has.
    const { output } = await openCases((script) =>
      script.replaceAll('tin-toy', 'unpainted-mountain').replace('quantity=2', 'quantity=10'),
    );
    await writeFile(join(folder, 'refusal'), JSON.parse(output).error.refusal.text);
  }, 300_000);
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** As a reader puts their own values in place of those of a page. */
  const filled = (script: string): string =>
    [
      ['http://127.0.0.1:3000', site.url],
      ['https://host', site.url],
      ['<that key>', logKey],
      ['./copy', join(folder, 'copy')],
      ['promise-keys\n', `${join(folder, 'promise-keys')}\n`],
      ["'promise-keys'", `'${join(folder, 'promise-keys')}'`],
      ["'refusal'", `'${join(folder, 'refusal')}'`],
      ['<id>', round],
      ['<serverSeed>', '5e'.repeat(32)],
      ['<link[k]>', 'a1'.repeat(32)],
      // No test leaves this machine.
      ['curl -s https://api.drand.sh/', 'true '],
      ['npm ci ', 'true '],
    ].reduce((made, [shown = '', own = '']) => made.replaceAll(shown, own), script);

  const begins = (page: string, words: string): string => {
    const found = of('sh', 'js').find((block) => block.page === page && block.text.includes(words));
    if (found === undefined) throw new Error(`${page} has no block with ${words}`);
    return found.text;
  };
  const player = () => ({ site: site.url, phone, password: PASSWORD });
  const openCases = (change: (script: string) => string = (same) => same) =>
    bash(change(begins('docs/rest.md', 'api/box/open')), ['-euo', 'pipefail'], player());
  const program = (words: readonly string[]) => spawn(process.execPath, ['--input-type=module', '-', ...words]);

  it('open cases over REST', async () => {
    const { output, errors } = await openCases();
    expect(errors).toBe('');
    const answer = JSON.parse(output);
    expect(answer).toMatchObject({ status: 0, data: { rounds: [{ item: {} }, { item: {} }] } });
    round = answer.data.rounds[0].id;
  });

  it('sign up and bind a trade link over REST', async () => {
    const source = begins('docs/rest.md', 'solveChallenge');
    const { code, output, errors } = await endOf(program([site.url]), source);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('partner=1&token=AbCd1234');
  });

  it('hear over STOMP of the cases that are opened', async () => {
    const source = begins('docs/stomp.md', 'followLiveMessages');
    const child = program([`${site.url.replace('http', 'ws')}/ws`]);
    let heard = '';
    child.stdout.on('data', (data) => {
      heard += String(data);
    });
    child.stdin.end(source);
    await expect
      .poll(
        async () => {
          await openCases();
          return heard;
        },
        { timeout: 200_000, interval: 3_000 },
      )
      .toMatch(/^21 \{/m);
    child.kill();
  });

  it('audit the site, keep a copy, and show one of its plays', async () => {
    for (const script of [begins('README.md', 'npm run audit'), begins('docs/auditing.md', '--keep ./copy')]) {
      const { code, output, errors } = await bash(filled(script), ['-euo', 'pipefail']);
      expect([code, output, errors]).toEqual([0, expect.stringContaining('CLEAN'), errors]);
    }
  });

  it.each(['docs/fairness.md', 'docs/lanes.md', 'docs/payments.md', 'docs/rest.md'])(
    'compute what %s says that they do',
    async (page) => {
      const shown = blocks.filter(
        (block) => block.page === page && ['sh', 'json'].includes(block.kind) && !block.text.includes('api/box/open'),
      );
      // Blocks use values that blocks above them compute, so one shell runs them all; `$text` is the JSON above.
      const script = shown.map((block) =>
        block.kind === 'json'
          ? `text=$(cat <<'JSON'\n${block.text}JSON\n)`
          : `echo '== ${block.place}'\n${filled(block.text)}`,
      );
      const values = { body: '{}', secret: 'secret', t: '1', lane: 'lane', k: '1', key: crypto.randomUUID() };
      const { code, output, errors } = await bash(script.join('\n'), ['-euo', 'pipefail'], values);
      expect([code, errors]).toEqual([0, '']);
      expect(output).not.toContain('not signed by this site');
      for (const { kind, place, text: held } of shown) {
        if (kind !== 'sh') continue;
        const printed = output.split(`== ${place}\n`)[1]?.split('== ')[0] ?? '';
        const promised = held
          .split('\n')
          .filter((line) => /^(hmac|python3 -c)/.test(line))
          .flatMap((line) => /# ([0-9a-f]+)/.exec(line)?.[1] ?? []);
        for (const value of promised) expect(printed, place).toContain(value);
        expect(printed.trim(), place).not.toBe('');
      }
    },
  );

  it('are all run here, or named with the reason why not', () => {
    const run = [
      'docs/fairness.md',
      'docs/lanes.md',
      'docs/payments.md',
      'docs/rest.md',
      'docs/auditing.md',
      'docs/stomp.md',
    ];
    const left = of('sh', 'js', 'psql').filter(
      ({ page, text: held }) =>
        !run.includes(page) && !held.startsWith('npm run audit -- http') && reasonUnrun(held) === null,
    );
    expect(left.map(({ place }) => place)).toEqual([]);
  });
});
