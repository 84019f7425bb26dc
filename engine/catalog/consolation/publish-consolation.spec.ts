import { describe, expect, it } from 'vitest';
import {
  charm,
  charmDefinition,
  consolationHash,
  consolationPublished,
  consolationTable,
  kestrel,
  revalued,
  skinPublished,
  skinsPublished,
  vulture,
} from '../../../test/cast.ts';
import { acceptedEvents, decided, given } from '../../../test/deciders.ts';
import { consolationHashOf } from '../../fairness/consolation.ts';
import { consolationStream, isSkinId, mustBe, skinStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { knownStates } from '../../stream-state.ts';
import { type PublishConsolation, publishConsolationWith } from './publish-consolation.ts';

const publish: PublishConsolation = {
  type: 'PublishConsolation',
  entries: [
    { skin: vulture, wear: 'FT', tickets: 1_000_000 },
    { skin: charm, wear: '', tickets: 9_000_000 },
  ],
};

describe('publishing the consolation table', () => {
  it('commits to the whole table: ranges, floats and the values that the skins have now', () => {
    expect(given(...skinsPublished).when(publish)).toEqual({
      kind: 'accepted',
      timers: [],
      events: [
        decided(consolationStream, 'ConsolationPublished', { table: consolationTable, tableHash: consolationHash }),
      ],
    });
  });

  it('numbers versions, each with a hash of its own', () => {
    const dearer = skinPublished(charm, revalued(charmDefinition, '', '21'), 2);
    const [event] = acceptedEvents(given(...skinsPublished, consolationPublished, dearer).when(publish));
    if (event?.type !== 'ConsolationPublished') throw new Error('another event');
    expect(event.data.table).toMatchObject({ version: 2, entries: [{ value: '60' }, { value: '21' }] });
    expect(event.data.tableHash).toBe(consolationHashOf(nodeHashing, event.data.table));
    expect(event.data.tableHash).not.toBe(consolationHash);
  });

  it('makes no new version of no change', () =>
    expect(given(...skinsPublished, consolationPublished).when(publish)).toBeRefused('NOTHING_TO_DO'));

  const bad: readonly [string, PublishConsolation['entries']][] = [
    ['no entries', []],
    ['tickets that don’t sum to 10,000,000', publish.entries.slice(1)],
    ['an entry without tickets', [...publish.entries, { skin: kestrel, wear: 'FN', tickets: 0 }]],
    ['a broken ticket', [...publish.entries.slice(0, 1), { skin: charm, wear: '', tickets: 0.5 }]],
    ['a wear that the skin hasn’t', [{ skin: charm, wear: 'BS', tickets: 10_000_000 }]],
    ['a skin that isn’t published', [{ skin: mustBe(isSkinId, 'ghost'), wear: '', tickets: 10_000_000 }]],
    ['more than 100 entries', Array(101).fill({ skin: charm, wear: '', tickets: 1 })],
  ];
  it.each(bad)('is refused with %s', (_, entries) =>
    expect(given(...skinsPublished).when({ ...publish, entries })).toBeRefused('CATALOG_INVALID'),
  );

  it('needs the table and every skin in it', () => {
    const known = knownStates(() => undefined);
    expect(publishConsolationWith(nodeHashing).needs(publish, known)).toEqual({
      streams: [consolationStream, skinStream(vulture), skinStream(charm)],
      guards: [],
      pairs: [],
    });
  });
});
