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

it('an operation without a command has none', () => {
  expect(commandText(parse('{ __typename }'), {})).toBeNull();
});

it('GraphQL is the document, below what its variables are', () => {
  const text = graphqlText(players, { text: 'ABC', other: undefined });
  expect(text.split('\n')[0]).toBe('# variables: {"text":"ABC"}');
  expect(() => parse(text)).not.toThrow();
});
