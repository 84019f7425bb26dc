import { buildSchema, print, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldRulesOf } from '../../graphql/field-rules.ts';
import { boundedWork } from '../../graphql/limits.ts';
import { readSdl } from '../../graphql/schema.ts';
import { calls } from '../calls/index.ts';
import { answeredBy, pagesOf } from './answered.ts';
import { listOf, operationOf } from './operation.ts';
import { at, inLanguage, numbered, orElse, orEmpty, surelyWithin, view, within } from './view.ts';

const schema = buildSchema(`
  scalar Money
  scalar DateTime
  scalar CommandId
  enum State { HELD SOLD }
  type Names { zhCN: String! zhTW: String! en: String! }
  type Wallet { coin: Money! bonus: Money }
  type Skin { id: ID! names: Names! }
  type Item { "The item's own id." id: ID! skin: Skin! state: State! wonAt: DateTime! by: String note: Names }
  type Result { items: [Item!]! wallet: Wallet! last: Item tags: [String!] }
  type ItemEdge { node: Item! cursor: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type ItemConnection { edges: [ItemEdge!]! pageInfo: PageInfo! totalCount: Int! }
  input SellInput { commandId: CommandId! itemIds: [ID!]! least: Money }
  type Query { backpack(state: State, first: Int, after: String): ItemConnection! item(id: ID!): Item }
  type Mutation { sell(input: SellInput!): Result! }
`);

const names = { zhCN: '甲', zhTW: '乙', en: 'A' };
const found = {
  id: 'i1',
  skin: { id: 's1', names },
  state: 'SOLD',
  wonAt: '2026-01-01T00:00:00.000Z',
  by: null,
  note: null,
};
const item = view({
  itemId: 'id',
  skinId: 'skin.id',
  name: at('skin.names', inLanguage()),
  names: 'skin.names',
  stat: at('state', numbered({ HELD: 0, SOLD: 1 }, '0 held, 1 sold.')),
  state: 'state',
  createTime: 'wonAt',
  nickname: orElse('by', { 'zh-CN': '匿名', 'zh-TW': '匿名', en: 'Hidden' }),
  note: at('note', inLanguage()),
});
const shown = {
  itemId: 'i1',
  skinId: 's1',
  name: '乙',
  names: { 'zh-CN': '甲', 'zh-TW': '乙', en: 'A' },
  stat: 1,
  state: 'SOLD',
  createTime: '2026-01-01T00:00:00.000Z',
  nickname: '匿名',
  note: null,
};

describe('an operation', () => {
  const sold = operationOf(
    schema,
    'Mutation.sell',
    view({
      items: at('items', item),
      ...within('wallet', { balance: 'coin', bonus: 'bonus' }),
      ...within('last', { lastId: 'id' }),
      ...surelyWithin('last', { sureId: 'id' }),
      tags: orEmpty('tags'),
    }),
  );

  it('asks for the fields that its answer shows, each once', () => {
    expect(print(sold.document).replaceAll(/\s+/g, ' ')).toBe(
      'mutation ($input: SellInput!) { sell(input: $input) { items { id skin { id names { zhCN zhTW en } } state wonAt by note { zhCN zhTW en } } wallet { coin bonus } last { id } tags } }',
    );
    expect(validate(schema, sold.document, specifiedRules)).toEqual([]);
  });

  it('is shown in the names and units of clients, in the language of the request', () => {
    const answer = { sell: { items: [found], wallet: { coin: 1_250, bonus: null }, last: null, tags: null } };
    expect(sold.show(answer, 'zh-TW')).toEqual({
      items: [shown],
      balance: 12.5,
      bonus: null,
      lastId: null,
      sureId: null,
      tags: [],
    });
  });

  it('is described by the same fields, with their nulls and descriptions', () => {
    expect(sold.present.properties).toMatchObject({
      items: {
        type: 'array',
        items: { properties: { itemId: { type: 'string', description: "The item's own id." } } },
      },
      balance: { type: 'number' },
      bonus: { type: ['number', 'null'] },
      lastId: { type: ['string', 'null'] },
      sureId: { type: 'string' },
      tags: { type: 'array' },
    });
  });

  it('that names a field, number or value which the SDL lacks stops the start', () => {
    expect(() => operationOf(schema, 'Query.nothing', item)).toThrow('no Query.nothing');
    expect(() => operationOf(schema, 'Query.item', view({ a: 'skin.wear' }))).toThrow('Skin has no field wear');
    expect(() => operationOf(schema, 'Query.item', view({ a: 'skin' }))).toThrow('Skin wants parts');
    expect(() => operationOf(schema, 'Query.item', view({ a: at('state', numbered({ HELD: 0 }, '')) }))).toThrow(
      'SOLD',
    );
    const spec = { input: z.object({ ids: z.string() }), answer: item };
    expect(() => answeredBy('Query.item', spec).compile(schema)).toThrow('no parameter for id, no argument ids');
    expect(() => answeredBy('Query.item', { ...spec, names: { id: 'ids' } }).compile(schema)).not.toThrow();
  });
});

describe('a list', () => {
  it('of a connection leaves its nodes out where a walk only passes them', () => {
    const list = listOf(schema, 'Query.backpack', view({ itemId: 'id' }));
    expect(print(list.document).replaceAll(/\s+/g, ' ')).toBe(
      'query ($state: State, $first: Int, $after: String, $list: Boolean!) { backpack(state: $state, first: $first, after: $after) { edges @include(if: $list) { node { id } } pageInfo { hasNextPage endCursor } totalCount } }',
    );
    const pageInfo = { hasNextPage: true, endCursor: 'c' };
    expect(list.piece({ backpack: { edges: [{ node: found }], pageInfo, totalCount: 7 } }, 'en')).toEqual({
      nodes: [{ itemId: 'i1' }],
      hasNextPage: true,
      endCursor: 'c',
      totalCount: 7,
    });
    expect(list.piece({ backpack: { pageInfo, totalCount: 7 } }, 'en').nodes).toEqual([]);
  });

  it('takes its page from the call', () => {
    const { input, compile } = pagesOf('Query.backpack', { input: z.object({}), pageSize: 15, entry: item });
    expect(input.parse({})).toEqual({ page: 1, pageSize: 15 });
    expect(() => compile(schema)).not.toThrow();
  });
});

describe('the calls', () => {
  it('fit the SDL and the limits that clients have', async () => {
    const sdl = buildSchema(await readSdl());
    const rules = [...specifiedRules, boundedWork(fieldRulesOf(sdl).listSizes)];
    const documents = calls.flatMap(({ path, compile }) => {
      const { document } = compile(sdl);
      return document === undefined ? [] : [[path, document] as const];
    });
    expect(documents.length).toBeGreaterThan(60);
    for (const [path, document] of documents) expect([path, validate(sdl, document, rules)]).toEqual([path, []]);
  });
});
