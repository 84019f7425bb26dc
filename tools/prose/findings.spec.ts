import { describe, expect, it } from 'vitest';
import { findingsIn } from './findings.ts';

const rulesIn = (file: string, source: string) => findingsIn(file, source).map(({ line, rule }) => [line, rule.name]);

describe('the check of prose', () => {
  it('finds sentences of comments that hide their subject, and the line of each', () => {
    const source = `/**
 * The engine reads the log. What it finds is kept.
 * Nobody else reads it;
 * whoever does, waits.
 */
export const a = 1;
// A row of
// none of the tables.
const url = 'https://example.org/ what is here'; // such a row
`;
    expect(rulesIn('a.ts', source)).toEqual([
      [2, 'clause as subject'],
      [3, 'stand-in for a role'],
      [4, 'clause as subject'],
      [4, 'whoever'],
      [7, 'none of'],
      [9, 'such'],
    ]);
  });

  it('leaves questions, code, quotes and "such as" alone', () => {
    const source =
      '/** Who signs? `what` it is, "nobody" says, such as rows. A row says what a player owns. */\nexport const a = 1;\n';
    expect(rulesIn('a.ts', source)).toEqual([]);
  });

  it('reads log messages and the texts of errors, also in templates, and no other text of code', () => {
    const source = `logger.warn({ seq }, 'nobody answers');
throw new UsageError(\`\${name} is such a word\`);
const nobody = 'nobody';
new Name('everyone');
new Error('every player', { cause: 'anyone' });
logger.info(\`\${nobody} answers\`);
`;
    expect(rulesIn('a.ts', source)).toEqual([
      [1, 'stand-in for a role'],
      [2, 'such'],
    ]);
  });

  it('reads Markdown without its blocks, styles, and descriptions of the API', () => {
    const markdown = '# What is\nA row.\n\n```text\nnobody\n```\n- anew\n\n| a | somebody |\n';
    expect(rulesIn('a.md', markdown)).toEqual([
      [1, 'clause as subject'],
      [7, 'anew'],
      [9, 'stand-in for a role'],
    ]);
    expect(rulesIn('a.css', '.a {\n  /* As it is. */\n}\n')).toEqual([[2, 'as it is']]);
    expect(rulesIn('a.graphql', 'type A {\n  "Nobody\'s."\n  a: Int\n}\n')).toEqual([[2, 'stand-in for a role']]);
  });
});
