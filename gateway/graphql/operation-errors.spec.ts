import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { guardFields } from './field-guards.ts';
import { fieldRulesOf } from './field-rules.ts';
import { followingCodes } from './operation-errors.ts';
import { published, readSdl } from './schema.ts';

const schema = buildSchema(await readSdl());
const rules = fieldRulesOf(schema);
const bare = { isMutation: true, isScoped: false, isLimited: false, whileFrozen: true };

const fieldWith = (values: string) => {
  const field = buildSchema(`
    scalar CommandId scalar Entropy scalar Hash
    input Play { commandId: CommandId! pairId: ID! entropy: Entropy }
    type Query { asked${values}: Int }
  `)
    .getQueryType()
    ?.getFields().asked;
  if (field === undefined) throw new Error('no field');
  return field;
};
const following = (values: string, declared: Partial<typeof bare> = {}) => [
  ...followingCodes(fieldWith(values), { ...bare, ...declared }),
];

describe('the codes of an operation', () => {
  it('follow from what the SDL says of it', () => {
    expect(following('')).toEqual(['BUSY', 'INTERNAL']);
    expect(following('', { isScoped: true, isLimited: true })).toEqual([
      'BUSY',
      'INTERNAL',
      'SCOPE_MISSING',
      'RATE_LIMITED',
    ]);
    expect(following('', { whileFrozen: false })).toContain('ACCOUNT_FROZEN');
    expect(following('', { isMutation: false, whileFrozen: false })).not.toContain('ACCOUNT_FROZEN');
  });

  it('follow from its arguments, and from the fields of its input', () => {
    expect(following('(id: ID!)')).toEqual(['BUSY', 'INTERNAL', 'INVALID_INPUT']);
    expect(following('(commandId: CommandId!, ticket: String)')).toEqual([
      ...['BUSY', 'INTERNAL', 'INVALID_INPUT'],
      ...['IDEMPOTENCY_CONFLICT', 'OUTCOME_UNKNOWN', 'PLAYER_NOT_FOUND', 'TICKET_INVALID'],
    ]);
    expect(following('(input: Play!)')).toEqual(expect.arrayContaining(['OUTCOME_UNKNOWN', 'SEED_CHANGED']));
  });

  it('follow from a value of the same name and type alone, and from one of a command', () => {
    expect(following('(terms: Hash!)')).toContain('TERMS_CHANGED');
    expect(following('(terms: Boolean!)')).not.toContain('TERMS_CHANGED');
    expect(following('(commandId: CommandId!)', { isMutation: false })).not.toContain('IDEMPOTENCY_CONFLICT');
  });

  it('are those that the SDL lists and those that follow, in the order of the alphabet', () => {
    expect(rules.errors.get('Mutation.markItems')).toEqual([
      ...['ACCOUNT_FROZEN', 'BUSY', 'INTERNAL', 'INVALID_INPUT', 'ITEM_NOT_HELD'],
      ...['RATE_LIMITED', 'SCOPE_MISSING', 'UNAUTHENTICATED'],
    ]);
    expect(rules.errors.has('Query.me')).toBe(false);
  });

  it('end its description in the published schema', () => {
    const described = guardFields(published(schema), rules);
    expect(described.getMutationType()?.getFields().revokeOtherSessions?.description).toBe(
      'Every session but the one that asks; answers how many ended.\n\nCodes: BUSY, INTERNAL, RATE_LIMITED, SCOPE_MISSING, UNAUTHENTICATED.',
    );
    expect(described.getMutationType()?.getFields().logout?.description).toContain('dead already.\n\nCodes: BUSY,');
    expect(described.getSubscriptionType()?.getFields().battleUpdated?.description).toContain('BATTLE_NOT_FOUND');
    expect(described.getQueryType()?.getFields().me?.description).not.toContain('Codes');
  });
});
