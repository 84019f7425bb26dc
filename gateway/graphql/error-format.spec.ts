import { describe, expect, it } from 'vitest';
import { asGatewayError } from './error-format.ts';

const failed = (message: string, facts: object = {}): Error => Object.assign(new Error(message), facts);

describe('an error of the database', () => {
  it.each([
    failed('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
    failed('read ECONNRESET', { code: 'ECONNRESET' }),
    failed('Connection terminated unexpectedly'),
    failed('timeout exceeded when trying to connect'),
    failed('terminating connection due to administrator command', { severity: 'FATAL', code: '57P01' }),
    failed('sorry, too many clients already', { severity: 'FATAL', code: '53300' }),
  ])('that says it is away is BUSY: $message', (error) => {
    expect(asGatewayError(error)).toMatchObject({ code: 'BUSY' });
  });

  it.each([
    failed('syntax error at or near "x"', { severity: 'ERROR', code: '42601' }),
    failed('duplicate key', { severity: 'ERROR', code: '23505' }),
    new TypeError('x is not a function'),
  ])('that says something else stays what it is: $message', (error) => {
    expect(asGatewayError(error)).toBe(error);
  });
});
