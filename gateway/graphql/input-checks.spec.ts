import { buildSchema, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../errors.ts';
import { fieldRulesOf } from './field-rules.ts';
import { inputChecksOf } from './input-checks.ts';
import { readSdl } from './schema.ts';

const schema = buildSchema(await readSdl());
const checkOf = inputChecksOf(fieldRulesOf(schema).inputs);
const ITEM = `${'a'.repeat(22)}.1.1`;

const refusal = (mutation: string, given: unknown): unknown => {
  const field = schema.getMutationType()?.getFields()[mutation];
  try {
    checkOf(`Mutation.${mutation}`, field?.args ?? [])?.(given);
  } catch (error) {
    return error instanceof GatewayError ? [error.code, error.details] : error;
  }
  return null;
};

describe('the values of a field', () => {
  it('are refused by the rule that the SDL names, with the name of the value', () => {
    expect(refusal('sellItems', { itemIds: [], expectedTotal: 1n })).toEqual(['INVALID_INPUT', { field: 'itemIds' }]);
    expect(refusal('sellItems', { itemIds: [ITEM, ITEM] })).toEqual(['INVALID_INPUT', { field: 'itemIds' }]);
    expect(refusal('sellItems', { itemIds: ['ITEM'] })).toEqual(['INVALID_INPUT', { field: 'itemIds' }]);
    expect(refusal('sellItems', { itemIds: [ITEM], expectedTotal: -1n })).toEqual([
      'INVALID_INPUT',
      { field: 'expectedTotal' },
    ]);
  });

  it('are refused inside an input, and inside a list of inputs', () => {
    expect(refusal('openCase', { input: { quantity: 11 } })).toEqual(['INVALID_INPUT', { field: 'quantity' }]);
    expect(refusal('fillWithBots', { input: { bots: [{ seat: 2 }, { seat: 7 }] } })).toEqual([
      'INVALID_INPUT',
      { field: 'seat' },
    ]);
  });

  it('keep every rule where they are null or left out', () => {
    expect(refusal('sellItems', { itemIds: [ITEM], expectedTotal: null })).toBeNull();
    expect(refusal('excludeMyself', {})).toBeNull();
    expect(refusal('openCase', { input: { quantity: 10, roundNo: null } })).toBeNull();
  });

  it('have the rule of a play’s pair in every input that names one', () => {
    const { inputs } = fieldRulesOf(schema);
    const naming = Object.values(schema.getTypeMap()).filter(
      (type) => isInputObjectType(type) && type.getFields().pairId !== undefined,
    );
    expect(naming.length).toBeGreaterThan(8);
    expect(naming.filter(({ name }) => !inputs.has(`${name}.pairId`))).toEqual([]);
  });
});
