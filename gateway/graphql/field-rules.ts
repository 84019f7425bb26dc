import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getDirectiveValues,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { z } from 'zod';
import { projectionNamed } from '../../engine/projections/registry.ts';
import { RULES, type SensitiveChange } from '../accounts/sensitive/rules.ts';
import { apiScopes } from '../accounts/sessions/api-keys.ts';
import { type ErrorCode, isErrorCode } from '../errors.ts';
import { INPUT_RULES, type InputRule } from './input-rules.ts';
import { followingCodes } from './operation-errors.ts';

const scope = z.object({ scope: z.enum(apiScopes).nullable() }).transform((found) => found.scope);
const rate = z.object({ perMinute: z.int().positive(), byAddress: z.boolean() });
const listSize = z.object({ assumedSize: z.int().positive() }).transform(({ assumedSize }) => assumedSize);
const readModel = z.string().refine((name) => projectionNamed(name) !== undefined, 'is no read model');
const reads = z.object({ models: z.array(readModel), catalog: z.boolean() });
const sensitiveChange = z.custom<SensitiveChange>(
  (word) => typeof word === 'string' && Object.hasOwn(RULES, word),
  'is no sensitive change',
);
const securityRule = z.object({ changes: z.array(sensitiveChange), whileFrozen: z.boolean() });

const errorCode = z.custom<ErrorCode>(isErrorCode, 'is no code');
const codes = z.array(errorCode).refine((listed) => new Set(listed).size === listed.length, 'has a code twice');
const errors = z.object({ codes }).transform((found) => found.codes);

export type Rate = z.output<typeof rate>;
export type Security = z.output<typeof securityRule>;
export type Reads = z.output<typeof reads>;

/** The directives of `schema/graphql/directives.graphql` on the SDL's fields, by type and field: `Query.me`. */
export interface FieldRules {
  /** Of an API key; null where none will do. */
  readonly scopes: ReadonlyMap<string, z.output<typeof scope>>;
  readonly rates: ReadonlyMap<string, Rate>;
  readonly reads: ReadonlyMap<string, Reads>;
  readonly security: ReadonlyMap<string, Security>;
  /** Every code of an operation that says its own ones: those, and the ones that follow. */
  readonly errors: ReadonlyMap<string, readonly ErrorCode[]>;
  readonly listSizes: ReadonlyMap<string, number>;
  /** Of arguments and fields of inputs: `Mutation.sellItems.itemIds`, `OpenCaseInput.quantity`. */
  readonly inputs: ReadonlyMap<string, InputRule>;
}

/** The types whose fields need directives, beside lists wherever they are. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Query: ['apiKey', 'reads'],
  Mutation: ['apiKey', 'errors', 'rate', 'security'],
  Subscription: ['apiKey'],
  Me: ['apiKey'],
};

/** Everything that a client sends a value for, by its path. */
export const valuesIn = (schema: GraphQLSchema): readonly (readonly [string, GraphQLArgument | GraphQLInputField])[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((argument) => [`${type.name}.${field.name}.${argument.name}`, argument] as const),
    );
  });

/** Reads the directives once. @throws TypeError that names every field that lacks one, or has one that means nothing */
export const fieldRulesOf = (schema: GraphQLSchema): FieldRules => {
  const wrong: string[] = [];
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => ({ type: type.name, path: `${type.name}.${field.name}`, field }))
      : [],
  );

  const rulesOf = <Rule>(name: string, shape: z.ZodType<Rule>): ReadonlyMap<string, Rule> => {
    const directive = schema.getDirective(name);
    if (directive == null) throw new TypeError(`no directive @${name} in the SDL`);
    const rules = new Map<string, Rule>();
    for (const { type, path, field } of fields) {
      const values = field.astNode == null ? undefined : getDirectiveValues(directive, field.astNode);
      const isNeeded = name === 'listSize' ? isListType(getNullableType(field.type)) : NEEDED[type]?.includes(name);
      if (values === undefined) {
        if (isNeeded) wrong.push(`${path} lacks @${name}`);
        continue;
      }
      const { success, data, error } = shape.safeParse(values);
      if (success) rules.set(path, data);
      else wrong.push(`@${name} of ${path}: ${error.issues.map(({ message }) => message).join(', ')}`);
    }
    return rules;
  };

  const scopes = rulesOf('apiKey', scope);
  const rates = rulesOf('rate', rate);
  const security = rulesOf('security', securityRule);

  const errorsOf = (): FieldRules['errors'] => {
    const own = rulesOf('errors', errors);
    const all = new Map<string, readonly ErrorCode[]>();
    for (const { type, path, field } of fields) {
      const declared = own.get(path);
      if (declared === undefined) continue;
      const following = followingCodes(field, {
        isMutation: type === 'Mutation',
        isScoped: scopes.has(path),
        isLimited: rates.has(path),
        whileFrozen: security.get(path)?.whileFrozen ?? true,
      });
      const again = declared.filter((code) => following.has(code));
      if (again.length > 0) wrong.push(`@errors of ${path}: ${again.join(', ')} follows without it`);
      all.set(path, [...new Set([...declared, ...following])].toSorted());
    }
    return all;
  };

  const inputsOf = (): ReadonlyMap<string, InputRule> => {
    const directive = schema.getDirective('input');
    if (directive == null) throw new TypeError('no directive @input in the SDL');
    const inputs = new Map<string, InputRule>();
    for (const [path, { astNode, type }] of valuesIn(schema)) {
      const { rule: name } = (astNode && getDirectiveValues(directive, astNode)) ?? {};
      if (name === undefined) continue;
      const rule = typeof name === 'string' && Object.hasOwn(INPUT_RULES, name) ? INPUT_RULES[name] : undefined;
      if (rule === undefined) wrong.push(`@input of ${path}: is no rule`);
      else if (!rule.of.includes(String(type).replaceAll('!', '')))
        wrong.push(`@input of ${path}: is no rule of ${type}`);
      else inputs.set(path, rule);
    }
    return inputs;
  };

  const rules: FieldRules = {
    scopes,
    rates,
    reads: rulesOf('reads', reads),
    security,
    errors: errorsOf(),
    listSizes: rulesOf('listSize', listSize),
    inputs: inputsOf(),
  };
  if (wrong.length > 0) throw new TypeError(`the SDL says too little of its fields: ${wrong.join('; ')}`);
  return rules;
};
