import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { commandText, graphqlText } from './operation-texts.ts';

const tickets = parse(
  'query T($state: TicketState, $after: String) { tickets(state: $state, first: 20, after: $after) { total } }',
);
const players = parse('query P($text: String!) { players(text: $text) { playerId } }');

it('a command has the values of the document and its variables, and leaves out options without one', () => {
  expect(commandText(tickets, { state: 'OPEN' })).toBe('npm run operator -- tickets --state open --first 20');
  expect(commandText(tickets, { after: 'next one' })).toBe("npm run operator -- tickets --first 20 --after 'next one'");
});

it('a text stays as it was typed, and a shell reads it as one word', () => {
  expect(commandText(players, { text: 'ABC' })).toBe('npm run operator -- players find ABC');
  expect(commandText(players, { text: "it's; rm -rf $HOME" })).toBe(
    String.raw`npm run operator -- players find 'it'\''s; rm -rf $HOME'`,
  );
});

it('a command spells amounts in a list, flags and options in capitals as a terminal does', () => {
  const battle = parse('mutation B { createBattle(commandId: "x", cases: ["wick", "dawn"], fast: true) { id } }');
  expect(commandText(battle, {})).toBe('npm run operator -- battle create wick,dawn --fast');
  const contest = parse(
    'mutation C($prizes: [Money!]!) { announceContest(id: "spring", prizes: $prizes, nameZhCN: "春") { id } }',
  );
  expect(commandText(contest, { prizes: [500, 250] })).toBe(
    "npm run operator -- contest announce spring --prizes 5.00,2.50 --name-zh-CN '春'",
  );
});

it('an operation without a command has none', () => {
  expect(commandText(parse('{ __typename }'), {})).toBeNull();
});

it('GraphQL is the document, below what its variables are', () => {
  const text = graphqlText(players, { text: 'ABC', other: undefined });
  expect(text.split('\n')[0]).toBe('# variables: {"text":"ABC"}');
  expect(() => parse(text)).not.toThrow();
});
