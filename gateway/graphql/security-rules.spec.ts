import { describe, expect, it } from 'vitest';
import { RULES } from '../accounts/sensitive/rules.ts';
import { calls } from '../rest/calls/index.ts';
import { fieldRulesOf } from './field-rules.ts';
import { readSdl, schemaWith } from './schema.ts';

const isSensitive = (change: keyof typeof RULES): boolean => RULES[change].proof === 'ticket';
/** Mutations whose ticket was asked for by the one that begins what they end. */
const BEGUN_BEFORE = new Set(['completeSteamLogin', 'confirmTotp', 'finishPasskeyRegistration']);

describe('the rule of sensitive changes', async () => {
  const schema = schemaWith(await readSdl(), []);
  const fields = schema.getMutationType()?.getFields() ?? {};
  const rules = [...fieldRulesOf(schema).security].map(([path, rule]) => ({ ...rule, name: path.split('.')[1] ?? '' }));

  it.each(rules.filter(({ name, changes }) => changes.some(isSensitive) && !BEGUN_BEFORE.has(name)))(
    'has $name take a ticket',
    ({ name }) => {
      expect(fields[name]?.args.map((argument) => argument.name)).toContain('ticket');
    },
  );

  it.each(calls.filter(({ changes }) => changes.some(isSensitive)))('has the call $path take a ticket', ({ input }) => {
    expect(Object.keys(input.shape)).toContain('ticket');
  });

  it('is under every rule but those that links alone reach', () => {
    const used = new Set(rules.flatMap(({ changes }) => changes));
    expect(Object.keys(RULES).filter((change) => ![...used].some((one) => one === change))).toEqual([]);
  });
});
