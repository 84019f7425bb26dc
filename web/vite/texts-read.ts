import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A module of the page. */
interface Module {
  /** Own modules that load together with it, by their paths: types alone load nothing. */
  readonly imports: readonly string[];
  /** Members of `Messages` that it reads. */
  readonly reads: readonly string[];
}

const isName = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name;

const isMessages = (node: ESTree.Node | null): boolean =>
  node !== null && (isName(node, 'messages') || (node.type === 'CallExpression' && isName(node.callee, 'useMessages')));

const isMessagesType = (type: ESTree.TSType | undefined): boolean =>
  type?.type === 'TSTypeReference' && isName(type.typeName, 'Messages');

/** The texts in a type such as `'a' | 'b'`. */
const literalsOf = (type: ESTree.TSType | undefined): readonly string[] => {
  if (type?.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  if (type?.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return [];
  return typeof type.literal.value === 'string' ? [type.literal.value] : [];
};

/**
 * A module reads a text as `messages.x`, `useMessages().x`, `const { x } = useMessages()`, `Pick<Messages, 'x'>` or
 * `Messages['x']`: a module that hands texts on under another name declares by type which ones.
 * @throws Error for what isn't TypeScript.
 */
export const readModule = (file: string, text: string): Module => {
  const { program, module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const sources = [
    ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const reads: string[] = [];
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (isMessages(object) && property.type === 'Identifier') reads.push(property.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !isMessages(init)) return;
      for (const member of id.properties)
        if (member.type === 'Property' && member.key.type === 'Identifier') reads.push(member.key.name);
    },
    TSIndexedAccessType: ({ objectType, indexType }) => {
      if (isMessagesType(objectType)) reads.push(...literalsOf(indexType));
    },
    TSTypeReference: ({ typeName, typeArguments }) => {
      const [of, names] = typeArguments?.params ?? [];
      if (isName(typeName, 'Pick') && isMessagesType(of)) reads.push(...literalsOf(names));
    },
  }).visit(program);
  const imports = sources.filter((source) => /^\..*\.tsx?$/.test(source));
  return { imports: imports.map((source) => posix.join(posix.dirname(file), source)), reads };
};

/** Whether a module can read texts: neither the texts themselves do, nor the engine, nor what is generated. */
const canRead = (file: string): boolean => !/(?:^|\/)(?:i18n|generated|engine)\//.test(file);

/** The files that load together with one: the file itself, its imports, and theirs. */
export const loadedWith = (file: string, moduleOf: (file: string) => Module): ReadonlySet<string> => {
  const found = new Set<string>();
  const take = (path: string): void => {
    if (found.has(path) || !canRead(path)) return;
    found.add(path);
    moduleOf(path).imports.forEach(take);
  };
  take(file);
  return found;
};

/** The members of `Messages` that a module and all that loads with it read, in the order of the alphabet. */
export const textsReadWith = (file: string, moduleOf: (file: string) => Module): readonly string[] =>
  [...new Set([...loadedWith(file, moduleOf)].flatMap((one) => moduleOf(one).reads))].sort();
