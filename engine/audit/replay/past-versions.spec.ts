import { describe, expect, it } from 'vitest';
import { entriesOf, recordStory } from '../../../test/fixture-log.ts';
import { EVENTS, type GlasscaseEvent } from '../../events.ts';
import { versionOf } from '../../facts/define-event.ts';
import type { Readable } from '../../facts/event-reader.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { caseOpened } from '../../games/case/events.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings } from '../finding.ts';
import { createReplay } from './replay.ts';

const { value, ...others } = caseOpened.schema.shape.data.shape;
/** A version before the first, as if `value` had once been `worth`. */
const { schema, dataOf } = versionOf('CaseOpened', 0, { ...others, worth: value });

const definitions = EVENTS.map(
  (definition): Readable<GlasscaseEvent> =>
    definition.type !== 'CaseOpened'
      ? definition
      : {
          ...definition,
          past: [
            ...definition.past,
            {
              schemaVersion: 0,
              schema,
              factsOf: definition.factsOf,
              upcast: (event) => {
                const { worth, ...data } = dataOf(event);
                return { type: 'CaseOpened', schemaVersion: 2, data: { ...data, value: worth } };
              },
            },
          ],
        },
);

/** Every other opening as the earlier version had it: in canonical order its `worth` comes last. */
const stored = entriesOf(recordStory({ seed: 'versions', players: 6, acts: 150 }).recorded).map((bytes, position) => {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('"type":"CaseOpened"') || position % 2 === 0) return text;
  return text
    .replace(/"value":("\d+"),("wear":"\w*")/, '$2,"worth":$1')
    .replace('"schemaVersion":2', '"schemaVersion":0');
});
const isOld = (text: string): boolean => text.includes('"schemaVersion":0');

const findingsIn = (texts: readonly string[]) => {
  const findings = collectFindings();
  const replay = createReplay(nodeHashing, findings, { chains: [], definitions });
  for (const [position, text] of texts.entries()) replay.entry(utf8(text), position);
  replay.settle();
  return findings.kept();
};

describe('an audit of a log with earlier versions', () => {
  it('decides their commands again and finds what was stored', () => {
    expect(stored.filter(isOld).length).toBeGreaterThan(5);
    expect(findingsIn(stored)).toEqual([]);
  });

  it('finds what was forged in a member that has another name today', () => {
    const position = stored.findIndex(isOld);
    const forged = stored.with(position, (stored[position] ?? '').replace(/"worth":"/, '"worth":"9'));
    expect(findingsIn(forged)).toContainEqual({
      kind: 'rules',
      position,
      message: 'CaseOpened: the rules give another data.value',
    });
  });

  it('can’t read them without their definition', () => {
    const findings = collectFindings();
    const replay = createReplay(nodeHashing, findings, { chains: [] });
    for (const [position, text] of stored.entries()) replay.entry(utf8(text), position);
    expect(findings.kept()).toEqual([
      {
        kind: 'format',
        position: stored.findIndex(isOld),
        message: "CaseOpened version 0 isn't known here: a newer program writes it",
      },
    ]);
  });
});
