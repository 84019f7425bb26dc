import { describe, expect, it } from 'vitest';
import { alice, registered } from '../test/cast.ts';
import { T0 } from '../test/deciders.ts';
import { COMMANDS } from './commands.ts';
import { EVENTS } from './events.ts';
import { isStreamId, mustBe } from './kernel/ids.ts';
import { evolveStream, initialState } from './stream-state.ts';

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the modules of the product', () => {
  it('define no event and no command twice', () => {
    expect(repeated(EVENTS.map(({ type }) => type))).toEqual([]);
    expect(repeated(COMMANDS.map(({ type }) => type))).toEqual([]);
  });

  it('fold every kind of stream that an event goes into', () => {
    for (const { stream } of EVENTS)
      expect(initialState(mustBe(isStreamId, `${stream}-some`))).toMatchObject({ category: stream });
  });

  it('know each event that a command may begin with', () => {
    const types = new Set<string>(EVENTS.map(({ type }) => type));
    for (const { firstEvents } of COMMANDS) for (const { type } of firstEvents) expect(types).toContain(type);
  });

  it('fold no event into another kind of stream', () => {
    const { event } = registered(alice);
    expect(() => evolveStream(initialState(mustBe(isStreamId, 'battle-some')), event, T0)).toThrow(
      'PlayerRegistered in a battle stream',
    );
  });
});
