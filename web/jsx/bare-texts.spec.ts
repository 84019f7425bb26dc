import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

type Component = ESTree.ArrowFunctionExpression | ESTree.Function;

/** The expressions whose value an expression may have. */
const leavesOf = (expression: ESTree.Expression): readonly ESTree.Expression[] => {
  switch (expression.type) {
    case 'ParenthesizedExpression':
      return leavesOf(expression.expression);
    case 'ConditionalExpression':
      return [...leavesOf(expression.consequent), ...leavesOf(expression.alternate)];
    case 'LogicalExpression':
      return expression.operator === '&&'
        ? leavesOf(expression.right)
        : [...leavesOf(expression.left), ...leavesOf(expression.right)];
    default:
      return [expression];
  }
};

/** The expressions that a function returns, without those of the functions inside of it, which end before it does. */
const returnedBy = (component: Component, program: ESTree.Program): readonly ESTree.Expression[] => {
  const { body } = component;
  if (body === null) return [];
  if (body.type !== 'BlockStatement') return leavesOf(body);
  const inner: { readonly start: number; readonly end: number }[] = [];
  const returns: ESTree.ReturnStatement[] = [];
  const within = ({ start, end }: { readonly start: number; readonly end: number }) =>
    start > body.start && end <= body.end;
  const take = (node: Component): void => void (within(node) && inner.push(node));
  new Visitor({
    ArrowFunctionExpression: take,
    FunctionExpression: take,
    FunctionDeclaration: take,
    ReturnStatement: (node) => void (within(node) && returns.push(node)),
  }).visit(program);
  return returns
    .filter(({ start, end }) => !inner.some((other) => other.start <= start && end <= other.end))
    .flatMap(({ argument }) => (argument === null ? [] : leavesOf(argument)));
};

/** The names that a component takes out of its props. */
const propsOf = ({ params: [props] }: Component): readonly string[] =>
  props?.type !== 'ObjectPattern'
    ? []
    : props.properties.flatMap((property) =>
        property.type === 'Property' && property.value.type === 'Identifier' ? [property.value.name] : [],
      );

/** Components of a file that return a text, or a prop that may be one, with no element or fragment around it. */
const bareIn = (file: string, text: string): readonly string[] => {
  const { program } = parseSync(file, text);
  const found: string[] = [];
  const look = (name: string, component: Component): void => {
    const props = propsOf(component);
    const bare = returnedBy(component, program).some(
      (leaf) =>
        leaf.type === 'TemplateLiteral' ||
        leaf.type === 'MemberExpression' ||
        (leaf.type === 'Literal' && ['string', 'number'].includes(typeof leaf.value)) ||
        (leaf.type === 'Identifier' && props.includes(leaf.name)),
    );
    if (bare) found.push(`${file}: ${name}`);
  };
  const isComponent = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && isComponent(id.name) && init?.type === 'ArrowFunctionExpression')
        look(id.name, init);
    },
    FunctionDeclaration: (declared) => {
      if (declared.id !== null && isComponent(declared.id.name)) look(declared.id.name, declared);
    },
  }).visit(program);
  return found;
};

it('finds a component that returns a text, or a prop as it is', () => {
  const faulty = [
    'const Words = () => `a`;',
    'const Words = ({ n }) => (n > 1 ? <b>{n}</b> : n);',
    'function Words({ children }) { const f = () => 1; if (f()) return null; return children; }',
    'const Words = ({ m }) => m !== null && m.title;',
  ];
  expect(faulty.filter((text) => bareIn('a.tsx', text).length !== 1)).toEqual([]);
  const whole = 'const Words = ({ n }) => { const f = () => `a`; return n && <>{f()}{n}</>; };';
  expect(bareIn('a.tsx', whole)).toEqual([]);
});

it('has no component that returns a text, or a prop as it is: it would stand bare beside what its parent holds', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !/(^|\/)(dist|generated)\/|\.spec\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => bareIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
