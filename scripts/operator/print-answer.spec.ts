import { buildSchema, type GraphQLOutputType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { answerLines } from './print-answer.ts';

const schema = buildSchema(`
  scalar Money
  directive @chart on FIELD_DEFINITION
  directive @inWords on FIELD_DEFINITION
  type Part { name: String! }
  type Row { gameName: String! staked: Money! share: Float done: Boolean! parts: [Part!]! what: String @inWords }
  type Whole { from: String! total: Money! rows: [Row!]! notes: [String!]! row: Row days: [Row!]! @chart }
  type Query { whole: Whole rows: [Row!]! }
`);
const typeOf = (name: string): GraphQLOutputType => {
  const type = schema.getQueryType()?.getFields()[name]?.type;
  if (type === undefined) throw new Error(name);
  return type;
};
const row = {
  gameName: 'case',
  staked: 1_250,
  share: 0.123456,
  done: true,
  parts: [{ name: 'a' }, { name: 'b' }],
  what: 'said',
};

describe('an answer for a person', () => {
  it('has a line for each field, and a table for each list, without what stands there in words', () => {
    const whole = {
      from: '2026-01-01',
      total: -5,
      rows: [row, { ...row, gameName: 'upgrade', staked: 99, share: null, done: false }],
      notes: ['one', 'two'],
      row: null,
      days: [row, row],
    };
    expect(answerLines(whole, typeOf('whole'))).toEqual([
      'from: 2026-01-01',
      'total: -0.05',
      'rows:',
      '  game name  staked   share  done  parts',
      '  case        12.50  0.1235  yes   a, b',
      '  upgrade      0.99       -  no    a, b',
      'notes:',
      '  one',
      '  two',
      'row: -',
      'days: 2 points, with --json',
    ]);
  });

  it.each([
    ['an empty list', [], 'rows'],
    ['no object', null, 'whole'],
  ])('says that there is none for %s', (_what, value, name) => {
    expect(answerLines(value, typeOf(name))).toEqual(['There is none.']);
  });
});
