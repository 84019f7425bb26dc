import { type ESTree, parseSync, Visitor } from 'vite';
import type { Picked } from './pick-mutants.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * The text with all of its mutants inside, each behind `$mutant(id)`: it behaves as the original until a runner says
 * that one is active. Loops ask `$round()`, which throws where a mutant made them endless.
 */
export const guardedText = (file: string, text: string, mutants: readonly Picked[]): string => {
  // Bodies of loops come first: an expression that begins at the same character stands inside of them.
  const insertions: Insertion[] = [];
  const count = ({ body }: { readonly body: ESTree.Statement }): void => {
    insertions.push({ at: body.start, text: '{ $round(); ' }, { at: body.end, text: '}' });
  };
  new Visitor({ ForStatement: count, ForOfStatement: count, WhileStatement: count, DoWhileStatement: count }).visit(
    parseSync(file, text).program,
  );
  for (const { id, start, end, replacement, isStatement } of mutants) {
    const [before, after] = isStatement
      ? [`if (!$mutant(${id})) {`, '}']
      : [`($mutant(${id}) ? (${replacement}) : (`, '))'];
    insertions.push({ at: start, text: before }, { at: end, text: after });
  }
  return insertions
    .sort((a, b) => a.at - b.at)
    .reduceRight((rest, { at, text: inserted }) => rest.slice(0, at) + inserted + rest.slice(at), text);
};
