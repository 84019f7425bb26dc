import { buildSchema, GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../engine/catalog/document.ts';
import { readSdl } from '../../graphql/schema.ts';
import { at, view } from '../answers/view.ts';
import { localizedMessage } from './retrieval.ts';

const type = buildSchema(await readSdl()).getType('Retrieval');
if (!(type instanceof GraphQLObjectType)) throw new Error('no type Retrieval');
const { show } = view({ callbackMessage: at('message', localizedMessage) })(type);
const said = (message: string | null, locale: Locale) => show({ message }, locale);

describe('the message of a retrieval', () => {
  it.each([
    ['zh-CN', '你的 Steam 账号异常，请检查'],
    ['zh-TW', '你的 Steam 帳號異常，請檢查'],
    ['en', 'There’s a problem with your Steam account. Please check it.'],
  ] as const)('of an account that takes nothing is a sentence in %s', (locale, sentence) => {
    expect(said('STEAM_ANOMALY', locale)).toEqual({ callbackMessage: sentence });
  });

  it('is otherwise the text of the warehouse, or null', () => {
    expect(said('Out of stock.', 'zh-CN')).toEqual({ callbackMessage: 'Out of stock.' });
    expect(said(null, 'zh-CN')).toEqual({ callbackMessage: null });
  });
});
