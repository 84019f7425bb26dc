import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldRulesOf } from './field-rules.ts';
import { readSdl } from './schema.ts';

const sdl = await readSdl();
const rulesOf = (text: string) => fieldRulesOf(buildSchema(text));
/** Without the first directive of the name behind the field. */
const without = (field: string, directive: string): string => {
  const at = sdl.search(new RegExp(`^  ${field}\\b`, 'm'));
  return sdl.slice(0, at) + sdl.slice(at).replace(new RegExp(`@${directive}\\([^)]*\\)`), '');
};

describe('the rules of fields', () => {
  it('are what the SDL says beside them', () => {
    const { scopes, rates, reads, security, errors, listSizes } = rulesOf(sdl);
    expect([scopes.get('Mutation.chaseDream'), scopes.get('Mutation.login')]).toEqual(['PLAY', null]);
    expect(rates.get('Mutation.chaseDream')).toEqual({ perMinute: 120, byAddress: false });
    expect(rates.get('Query.proof')).toEqual({ perMinute: 120, byAddress: true });
    expect(reads.get('Query.rewardCalendar')).toEqual({ models: ['movements', 'plays'], catalog: true });
    expect(reads.get('Query.site')).toEqual({ models: [], catalog: false });
    expect(security.get('Mutation.changeEmail')).toEqual({ changes: ['change-email'], whileFrozen: false });
    expect(security.get('Mutation.login')).toEqual({ changes: [], whileFrozen: true });
    expect(errors.get('Query.upgrade')).toEqual(['BUSY', 'GAME_STOPPED', 'INTERNAL', 'SCOPE_MISSING']);
    expect(listSizes.get('DreamPlayConnection.edges')).toBe(50);
  });

  it.each([
    ['Mutation.chaseDream', 'apiKey'],
    ['Mutation.chaseDream', 'rate'],
    ['Mutation.chaseDream', 'security'],
    ['Mutation.chaseDream', 'errors'],
    ['Query.dreamLog', 'apiKey'],
    ['Query.dreamLog', 'reads'],
    ['Subscription.liveEvents', 'apiKey'],
    ['Me.email', 'apiKey'],
    ['DreamRules.consolation', 'listSize'],
  ])('are refused where %s lacks @%s', (path, directive) => {
    const field = path.split('.')[1] ?? '';
    expect(() => rulesOf(without(field, directive))).toThrow(`${path} lacks @${directive}`);
  });

  it('are refused with one error that names every field that lacks some', () => {
    const bare = sdl.replaceAll('@security(changes: [])', '');
    expect(() => rulesOf(bare)).toThrow(/Mutation\.addBot lacks @security; .*Mutation\.upgradeItems lacks @security/);
  });

  it.each([
    [
      '@reads(models: ["movements", "plays"])',
      '@reads(models: "wins")',
      '@reads of Query.rewardCalendar: is no read model',
    ],
    [
      '@security(changes: "change-email")',
      '@security(changes: "rename")',
      '@security of Mutation.changeEmail: is no sensitive change',
    ],
    ['@apiKey(scope: PLAY)', '@apiKey', '@apiKey of Mutation'],
    ['@apiKey(scope: PLAY)', '@apiKey(scope: EVERYTHING)', 'EVERYTHING'],
    ['@rate(perMinute: 120)', '@rate(perMinute: 0)', '@rate of Mutation'],
    [
      '@errors(codes: ["NOTHING_TO_DO", "UNAUTHENTICATED"])',
      '@errors(codes: ["NOTHING_TO_LOSE"])',
      '@errors of Mutation.rotateSeed: is no code',
    ],
    [
      '@errors(codes: ["NOTHING_TO_DO", "UNAUTHENTICATED"])',
      '@errors(codes: ["NOTHING_TO_DO", "BUSY"])',
      '@errors of Mutation.rotateSeed: BUSY follows without it',
    ],
    [
      '@errors(codes: ["NOTHING_TO_DO", "UNAUTHENTICATED"])',
      '@errors(codes: ["NOTHING_TO_DO", "NOTHING_TO_DO"])',
      '@errors of Mutation.rotateSeed: has a code twice',
    ],
    ['@input(rule: "sold-items")', '@input(rule: "sold-goods")', '@input of Mutation.sellItems.itemIds: is no rule'],
    [
      '@input(rule: "sold-items")',
      '@input(rule: "above-zero")',
      '@input of Mutation.sellItems.itemIds: is no rule of [ID!]!',
    ],
  ])('are refused where %s becomes %s', (declared, other, why) => {
    expect(sdl).toContain(declared);
    expect(() => rulesOf(sdl.replace(declared, other))).toThrow(why);
  });
});
