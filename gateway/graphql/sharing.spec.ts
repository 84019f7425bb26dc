import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl, schemaWith } from './schema.ts';
import { sharingOf } from './sharing.ts';

const schema = schemaWith(await readSdl(), []);
const sharing = (text: string) => sharingOf(schema, parse(text), null);
const variablesOf = (text: string): readonly string[] => [...sharing(text).variables];

describe('a subscription', () => {
  it('is the same for everyone unless it asks for what is mine, however deep', () => {
    expect(sharing('subscription { liveEvents { seq drop { id nickname } battle { id } } }').forEveryone).toBe(true);
    for (const text of [
      'subscription { liveEvents { rank { mine } } }',
      'subscription { liveEvents { battle { seats { other: mine } } } }',
      'subscription { battleUpdated(id: "b") { ... on Battle { mine } } }',
      'subscription { battleUpdated(id: "b") { ...B } } fragment B on Battle { seats { ...S } } fragment S on BattleSeat { mine }',
    ]) {
      expect([text, sharing(text).forEveryone]).toEqual([text, false]);
    }
  });

  it('is shown alike whatever it is called, and whatever stands around it', () => {
    const shown = (text: string): string => sharing(text).shown;
    const plain = shown('subscription { liveEvents { seq drop { id } } }');
    for (const text of [
      '#1\nsubscription { liveEvents { seq drop { id } } }',
      'subscription A7{liveEvents{seq,drop{id}}}',
      'subscription($n: Int) { liveEvents(after: $n) { seq drop { id } } }',
      'subscription { liveEvents(after: 7) { seq drop { id } } }',
    ]) {
      expect([text, shown(text)]).toEqual([text, plain]);
    }
    for (const text of [
      'subscription { liveEvents { seq } }',
      'subscription { liveEvents { seq other: drop { id } } }',
      'subscription($n: Boolean = true) { liveEvents { seq drop @include(if: $n) { id } } }',
    ]) {
      expect(shown(text)).not.toBe(plain);
    }
  });

  it('is shown alike whatever its own arguments are, and not where a variable chooses fields', () => {
    expect(variablesOf('subscription($after: Int) { liveEvents(after: $after) { seq } }')).toEqual([]);
    expect(variablesOf('subscription($id: ID!) { battleUpdated(id: $id) { id } }')).toEqual([]);
    expect(variablesOf('subscription($n: Boolean!) { liveEvents { seq prev @include(if: $n) } }')).toEqual(['n']);
    expect(variablesOf('subscription($n: Boolean!) { liveEvents @skip(if: $n) { seq } }')).toEqual(['n']);
    expect(
      variablesOf('subscription($n: Boolean!) { liveEvents { ...E } } fragment E on LiveEvent { seq @skip(if: $n) }'),
    ).toEqual(['n']);
    expect(
      variablesOf('subscription($n: Int) { ...R } fragment R on Subscription { liveEvents(after: $n) { seq } }'),
    ).toEqual(['n']);
  });
});
