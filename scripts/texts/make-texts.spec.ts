import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTexts } from './make-texts.ts';

describe('the modules of texts', () => {
  let folder: string;
  let made: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-texts-'));
    made = join(folder, 'web/generated/texts/en');
    for (const language of ['zh-CN', 'zh-TW', 'en']) await say(language, { hello: `Hello in ${language}` });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const say = async (language: string, texts: object): Promise<void> => {
    const part = join(folder, 'schema/texts/page/greeting');
    await mkdir(part, { recursive: true });
    await writeFile(join(part, `${language}.json`), JSON.stringify(texts));
  };
  const moduleOf = (file: string): Promise<string> => readFile(join(made, file), 'utf8');

  it('are made where there are none', async () => {
    expect(await makeTexts(folder)).toEqual([]);
    expect(await moduleOf('greeting.ts')).toContain('Hello in en');
  });

  it('follow a message that has changed, and leave the folder with a part that is gone', async () => {
    await makeTexts(folder);
    await say('en', { hello: 'Good morning' });
    await writeFile(join(made, 'farewell.ts'), 'export default {};\n');
    expect(await makeTexts(folder)).toEqual([]);
    expect(await moduleOf('greeting.ts')).toContain('Good morning');
    expect((await readdir(made)).toSorted()).toEqual(['greeting.ts', 'index.ts']);
  });

  it('are not written again where the texts are the same, so that an image without a right to write starts', async () => {
    await makeTexts(folder);
    const before = await stat(join(made, 'greeting.ts'), { bigint: true });
    await makeTexts(folder);
    expect((await stat(join(made, 'greeting.ts'), { bigint: true })).mtimeNs).toBe(before.mtimeNs);
  });

  it('stay as they are where the languages of a message differ', async () => {
    await makeTexts(folder);
    await say('en', { hello: 'Good morning', bye: 'Bye' });
    expect(await makeTexts(folder)).toEqual([expect.stringContaining('bye')]);
    expect(await moduleOf('greeting.ts')).toContain('Hello in en');
  });
});
