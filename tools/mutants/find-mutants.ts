import { type ESTree, parseSync, Visitor } from 'vite';

/** A fault that a text can be given: its characters from `start` to `end` become `replacement`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly kind: 'comparison' | 'boundary' | 'arithmetic' | 'logic' | 'negation' | 'constant' | 'removal';
  /** Whether a whole statement is left out; every other mutant replaces an expression. */
  readonly isStatement: boolean;
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

const isText = (node: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/**
 * The mutants of all expressions and statements that stand in a function, in the order of the text: code that runs
 * while a module loads has none.
 * @throws Error for a text that isn't TypeScript
 */
export const mutantsOf = (file: string, text: string): readonly Mutant[] => {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Mutant[] = [];
  let functions = 0;
  const enter = (): void => {
    functions += 1;
  };
  const leave = (): void => {
    functions -= 1;
  };

  const take = ({ start, end }: ESTree.Span, kind: Mutant['kind'], replacement: string, isStatement = false): void => {
    if (functions > 0) found.push({ start, end, replacement, kind, isStatement });
  };
  const textOf = ({ start, end }: ESTree.Span): string => text.slice(start, end);
  const negate = (test: ESTree.Expression): void => {
    if (test.type !== 'BinaryExpression' && test.type !== 'UnaryExpression')
      take(test, 'negation', `!(${textOf(test)})`);
  };
  const change = (node: ESTree.Node | null): void => {
    if (node?.type !== 'Literal') return;
    const { value, raw } = node;
    if (typeof value === 'boolean') take(node, 'constant', String(!value));
    else if (typeof value === 'number') take(node, 'constant', `${raw} + 1`);
    else if (typeof value === 'bigint') take(node, 'constant', `${raw} + 1n`);
    else if (typeof value === 'string') take(node, 'constant', "'mutant'");
  };
  /** The expression with another operator. */
  const withOperator = (node: ESTree.BinaryExpression | ESTree.LogicalExpression, operator: string): string => {
    const between = text.slice(node.left.end, node.right.start).replace(node.operator, operator);
    return textOf(node.left) + between + textOf(node.right);
  };

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    BinaryExpression: (node) => {
      for (const operator of COMPARISONS[node.operator] ?? []) {
        const isBoundary = operator.replace('=', '') === node.operator.replace('=', '');
        take(node, isBoundary ? 'boundary' : 'comparison', withOperator(node, operator));
      }
      const other = ARITHMETIC[node.operator];
      if (other !== undefined && !isText(node.left) && !isText(node.right))
        take(node, 'arithmetic', withOperator(node, other));
    },
    LogicalExpression: (node) => {
      const other = LOGIC[node.operator];
      if (other !== undefined) take(node, 'logic', withOperator(node, other));
    },
    UnaryExpression: (node) => {
      if (node.operator === '!') take(node, 'negation', textOf(node.argument));
    },
    IfStatement: (node) => {
      negate(node.test);
      if (node.alternate === null) take(node, 'removal', '', true);
    },
    ConditionalExpression: ({ test }) => negate(test),
    ExpressionStatement: (node) => take(node, 'removal', '', true),
    ReturnStatement: ({ argument }) => change(argument),
    CallExpression: ({ arguments: given }) => given.forEach(change),
    Property: ({ value }) => change(value),
  }).visit(program);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
};
