import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { promotionCodeIn, typedCode } from '../../../schema/input/codes.ts';

/** The source of what a JSX attribute is set to; null where the element hasn't got it. */
const attributeOf = (code: string, { attributes }: ESTree.JSXOpeningElement, name: string): string | null => {
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== name || attribute.value === null) continue;
    const set = attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value;
    return code.slice(set.start, set.end);
  }
  return null;
};

/** Whether an element is the field of a value: by `value={values.code}`, or by the properties that `text('code')` gives. */
const isFieldOf = (code: string, element: ESTree.JSXOpeningElement, value: string): boolean =>
  attributeOf(code, element, 'value') === value ||
  element.attributes.some(
    (one) =>
      one.type === 'JSXSpreadAttribute' &&
      code.slice(one.argument.start, one.argument.end).startsWith(`text('${value.replace('values.', '')}'`),
  );

/** Code units after which the browser cuts what is pasted into the field of a value; NaN where the limit is no literal. */
const limitOf = (file: string, value: string): number => {
  const path = join(import.meta.dirname, '..', file);
  const code = readFileSync(path, 'utf8');
  const limits: number[] = [];
  new Visitor({
    JSXOpeningElement: (element) => {
      if (!isFieldOf(code, element, value)) return;
      limits.push(Number(attributeOf(code, element, 'maxLength') ?? Infinity));
    },
  }).visit(parseSync(path, code).program);
  if (limits.length !== 1) throw new Error(`${file} has ${limits.length} fields of ${value}`);
  return limits[0] ?? Number.NaN;
};

const spelled = (code: string): string => `\u202a  ${[...code].join(' ')}\u202c`;
/** A code between the spaces and marks that a message leaves around it. */
const padded = (code: string): string => `${'\u200b '.repeat(8)}${code} \u200b`;
const trimmed = (text: string): string => text.trim();

it.each([
  ['account/SmsCodeField.tsx', 'code', typedCode, `G-${spelled('123456')}`, '123456'],
  ['security/AuthenticatorDialog.tsx', 'values.code', typedCode, spelled('123456'), '123456'],
  ['account/SecondFactorForm.tsx', 'values.code', typedCode, spelled('123456'), '123456'],
  ['account/SecondFactorForm.tsx', 'values.code', trimmed, ` ${'abcd-'.repeat(16)}`, 'abcd-'.repeat(16)],
  ['golden-code/GoldenCodeForm.tsx', 'values.code', trimmed, ` ${'GOLD '.repeat(16)}!`, `${'GOLD '.repeat(16)}!`],
  ['account/RegisterDialog.tsx', 'values.invite', promotionCodeIn, padded('ABC123def456GHI'), 'ABC123def456GHI'],
  ['promotion/CodeForm.tsx', 'values.code', promotionCodeIn, padded('ABC123def456GHI'), 'ABC123def456GHI'],
  ['settings/CodeForm.tsx', 'values.code', promotionCodeIn, padded('ABC123def456GHI'), 'ABC123def456GHI'],
  ['transfer/TransferForm.tsx', 'values.nickname', trimmed, ` ${'👨‍👩‍👧‍👦'.repeat(6)}`, '👨‍👩‍👧‍👦'.repeat(6)],
] as const)('%s cuts nothing off before the page reads %s: case %#', (file, value, read, pasted, sent) => {
  expect(read(pasted.slice(0, limitOf(file, value)))).toBe(sent);
});

it('hands no limit on that the forms don’t set', () => {
  for (const file of ['../ui/Field.tsx', 'rewards/CodeField.tsx'])
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).not.toContain('maxLength');
});
