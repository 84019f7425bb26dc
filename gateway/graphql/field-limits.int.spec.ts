import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, entropy, signUp, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { readSdl, schemaWith } from './schema.ts';

const schema = schemaWith(await readSdl(), []);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

let site: Fixture;
beforeAll(async () => {
  site = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
});
afterAll(() => site.close());

/** A value of the type. The rules may still refuse it. */
const someOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return someOf(type.ofType);
  if (isListType(type)) return `[${someOf(type.ofType)}]`;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${someOf(field.type)}`).join(', ')} }`;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  const scalars: Readonly<Record<string, string>> = {
    Boolean: 'false',
    CommandId: `"${uuid()}"`,
    DateTime: '"2026-11-20T10:00:00Z"',
    Entropy: `"${entropy()}"`,
    Hash: `"${'ab'.repeat(32)}"`,
    Int: '1',
    Money: '100',
  };
  return scalars[type.name] ?? '"x"';
};

describe('every mutation', () => {
  it.each(mutations.map((field, index) => [field.name, field, index] as const))(
    'has a limit of its own: %s',
    async (name, field, index) => {
      // Each from another network, by another player: these have limits as well.
      const ask = askOf(site.gateway, `198.18.${index}.1`);
      const player = await signUp(ask);
      const needed = field.args.filter(({ type }) => isNonNullType(type));
      const values = needed.map((argument) => `${argument.name}: ${someOf(argument.type)}`).join(', ');
      const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
      const document = `mutation { ${name}${values === '' ? '' : `(${values})`} ${selection} }`;
      const codes: (string | null)[] = [];
      while (codes.length < 400 && codes.at(-1) !== 'RATE_LIMITED') {
        codes.push((await ask(document, undefined, name === 'logout' ? undefined : player.token)).code);
      }
      expect([name, codes.at(-1), codes.length > 5]).toEqual([name, 'RATE_LIMITED', true]);
      expect(codes).not.toContain('INTERNAL');
      expect(codes).not.toContain('UNAUTHENTICATED');
    },
  );
});
