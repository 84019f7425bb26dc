import { buildSchema, type GraphQLField, getNamedType, isInputObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../../gateway/graphql/schema.ts';
import en from '../../generated/texts/en/sent.ts';
import type { DeviceStorage } from '../device-storage.ts';
import { commandIn, forgetSent, keepSent, noteRefusal, recentlySent, UNMOVING } from './sent-command.ts';

const memory = (): DeviceStorage => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value) === values,
    remove: (key) => values.delete(key),
  };
};

const SENT = { commandId: 'one', command: 'sellItems', playerId: 'me', sentAt: 1_000, refusal: null };

describe('what was sent last', () => {
  it('is kept with the refusal that it was answered, until it was told', () => {
    const storage = memory();
    keepSent(storage, SENT);
    expect(recentlySent(storage, 1_500)).toEqual(SENT);
    noteRefusal(storage, 'another', 'BUSY');
    noteRefusal(storage, 'one', 'ITEM_LOCKED');
    expect(recentlySent(storage, 1_500)?.refusal).toBe('ITEM_LOCKED');
    forgetSent(storage, 'another');
    expect(recentlySent(storage, 1_500)).not.toBeNull();
    forgetSent(storage, 'one');
    expect(recentlySent(storage, 1_500)).toBeNull();
  });

  it('is a mutation with a command id, beside the variables or among its input', () => {
    const query = parse('mutation A($a: ID) { sellItems(commandId: $a) { total } }');
    expect(commandIn({ query, variables: { commandId: 'a' } })).toEqual({ commandId: 'a', command: 'sellItems' });
    expect(commandIn({ query, variables: { input: { commandId: 'b' } } })?.commandId).toBe('b');
    expect(commandIn({ query, variables: { itemIds: [] } })).toBeNull();
    expect(commandIn({ query: parse('{ commandOutcome { state } }'), variables: { commandId: 'a' } })).toBeNull();
    expect(commandIn({ query: parse('mutation { rotateSeed }'), variables: { commandId: 'a' } })).toBeNull();
  });
});

/** The names of a field's arguments; of an input argument, the names of its fields. */
const givenTo = ({ args }: GraphQLField<unknown, unknown>): readonly string[] =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
  });

it('has a name for every command of the API that may move anything', async () => {
  const mutations = Object.values(
    buildSchema(await readSdl())
      .getMutationType()
      ?.getFields() ?? {},
  );
  const commands = mutations.filter((field) => givenTo(field).includes('commandId')).map(({ name }) => name);
  const moving = commands.filter((name) => !UNMOVING.includes(name));
  expect(moving.toSorted()).toEqual(Object.keys(en.commands).toSorted());
  expect(UNMOVING.filter((name) => !commands.includes(name))).toEqual([]);
});
