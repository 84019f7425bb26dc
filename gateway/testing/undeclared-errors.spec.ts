import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, GatewayError } from '../errors.ts';
import { readSdl, schemaWith } from '../graphql/schema.ts';
import { undeclaredErrorsOf } from './undeclared-errors.ts';

const sdl = await readSdl();

const refusing = (code: ErrorCode) => (): never => {
  throw new GatewayError(code);
};
const failing = (code: ErrorCode) => async (): Promise<never> => {
  throw new GatewayError(code);
};

/** The codes that are told of after an operation answered one. */
const toldOf = async (code: ErrorCode, source: string, token: string | null = null): Promise<readonly string[]> => {
  const schema = schemaWith(sdl, [
    {
      Query: { contract: refusing(code), dream: refusing(code) },
      Mutation: { logout: failing(code), freezeAccount: failing(code), revokeApiKey: failing(code) },
    },
  ]);
  const undeclared = await undeclaredErrorsOf(schema);
  const { errors } = await graphql({ schema, source, contextValue: { token } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  return [...undeclared];
};

describe('a code that an operation answers', () => {
  it('is told of where @errors lacks it, whatever a client calls the field', async () => {
    expect(await toldOf('HELD', '{ contract { terms } }')).toEqual(['Query.contract HELD']);
    expect(await toldOf('NOT_FOUND', 'mutation { mine: freezeAccount { id } }')).toEqual([
      'Mutation.freezeAccount NOT_FOUND',
    ]);
  });

  it.each([
    ['is listed', 'NOT_FOUND', 'mutation { revokeApiKey(id: "1") }'],
    ['follows', 'BUSY', 'mutation { logout }'],
    ['is of a query without @errors', 'HELD', '{ dream { terms } }'],
  ] as const)('is not told of where it %s', async (_where, code, source) => {
    expect(await toldOf(code, source)).toEqual([]);
  });

  it('is not told of where a dead API key asked', async () => {
    const key = `gck_${'a'.repeat(43)}`;
    expect(await toldOf('UNAUTHENTICATED', 'mutation { logout }')).toEqual(['Mutation.logout UNAUTHENTICATED']);
    expect(await toldOf('UNAUTHENTICATED', 'mutation { logout }', key)).toEqual([]);
  });
});
