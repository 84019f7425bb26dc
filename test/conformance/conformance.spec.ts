import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformancePage } from '../../tools/specification/page.ts';
import { SPECIFICATION } from './specification.ts';

const sentences = SPECIFICATION.flatMap((chapter) => chapter.sentences);

describe('the specification, sentence by sentence', () => {
  it('says each once, and names a test for each', () => {
    expect(new Set(sentences.map(({ says }) => says)).size).toBe(sentences.length);
    expect(sentences.filter(({ runs }) => runs.length === 0)).toEqual([]);
  });

  it.each(sentences.flatMap(({ runs }) => runs).map((run) => [run.spec, run.of ?? run.title, run] as const))(
    'is tried by a test that there is: %s, %s',
    (spec, _title, { title }) => {
      expect(existsSync(spec)).toBe(true);
      expect(readFileSync(spec, 'utf8')).toContain(title);
    },
  );

  it('differs from the product only with a reason and a decision that can be read', () => {
    for (const { differs } of sentences) {
      if (differs === undefined) continue;
      expect(differs.reason).not.toBe('');
      expect(existsSync(`docs/${differs.decision.split('#')[0]}`)).toBe(true);
    }
  });

  it('is docs/conformance.md', () => {
    expect(readFileSync('docs/conformance.md', 'utf8')).toBe(conformancePage(SPECIFICATION));
  });
});
