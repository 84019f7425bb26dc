import { type GraphQLEnumType, isEnumType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENUMS_WITH_WORDS } from './enum-words.ts';
import { readSdl, schemaWith } from './schema.ts';

describe('the words of enums', () => {
  let enums: ReadonlyMap<string, GraphQLEnumType>;
  beforeAll(async () => {
    const sdls = [await readSdl('operator'), await readSdl()];
    const types = sdls.flatMap((sdl) => Object.values(schemaWith(sdl, []).getTypeMap()));
    enums = new Map(types.filter(isEnumType).map((type) => [type.name, type]));
  });

  it('are of enums that an SDL has', () => {
    expect(ENUMS_WITH_WORDS.length).toBeGreaterThan(20);
    expect(ENUMS_WITH_WORDS.filter((name) => !enums.has(name))).toEqual([]);
  });

  it('lead from each value to one word, and back', () => {
    for (const type of enums.values()) {
      const names = type.getValues().map(({ name }) => name);
      expect(names.map((name) => type.serialize(type.parseValue(name)))).toEqual(names);
    }
  });

  it('are the engine’s own', () => {
    const word = (type: string, name: string): unknown => enums.get(type)?.parseValue(name);
    expect(word('ItemState', 'HELD')).toBe('held');
    expect(word('PurchaseChannel', 'FREE_CASE')).toBe('free-case');
    expect(word('BattleStatus', 'RUNNING')).toBe('locked');
    expect(word('SiteLocale', 'ZH_TW')).toBe('zh-TW');
    expect(word('CommandState', 'DONE')).toBe('DONE');
  });
});
