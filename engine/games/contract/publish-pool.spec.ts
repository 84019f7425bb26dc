import { describe, expect, it } from 'vitest';
import {
  charm,
  charmDefinition,
  kestrel,
  revalued,
  skinPublished,
  skinsPublished,
  vulture,
} from '../../../test/cast.ts';
import { commandIdNumber, given } from '../../../test/deciders.ts';
import { contractPoolStream, isSkinId, mustBe, skinStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { knownStates } from '../../stream-state.ts';
import { type PublishContractPool, publishContractPoolWith } from './publish-pool.ts';
import { contractPoolHash } from './table.ts';

const publish: PublishContractPool = {
  type: 'PublishContractPool',
  entries: [
    { skin: kestrel, wear: 'FN' },
    { skin: charm, wear: '' },
    { skin: kestrel, wear: 'FT' },
  ],
};
const pool = [
  { skin: charm, wear: '', floatMin: 0, floatMax: 0, value: '20' },
  { skin: kestrel, wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: '900' },
  { skin: kestrel, wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
] as const;

describe('publishing the pool of contracts', () => {
  it('commits to skins, float ranges and the values that they have now, sorted by value', () => {
    expect(given(...skinsPublished).when(publish)).toMatchObject({
      kind: 'accepted',
      events: [
        {
          stream: contractPoolStream,
          event: {
            type: 'ContractPoolPublished',
            data: {
              commandId: commandIdNumber(0),
              version: 1,
              pool: [...pool],
              poolHash: contractPoolHash(nodeHashing, pool),
            },
          },
        },
      ],
    });
  });

  it('makes no new version of no change, whatever the order, and one where a value changed', () => {
    const story = given(...skinsPublished);
    const first = story.when(publish);
    if (first.kind !== 'accepted') throw new Error('refused');
    story.happened(...first.events);
    const turned = { ...publish, entries: [...publish.entries].reverse() };
    expect(story.when(turned)).toBeRefused('NOTHING_TO_DO');
    story.happened(skinPublished(charm, revalued(charmDefinition, '', '21'), 2));
    expect(story.when(publish)).toMatchObject({
      events: [{ event: { data: { version: 2, pool: [{ value: '21' }, {}, {}] } } }],
    });
  });

  const bad: readonly [string, PublishContractPool['entries']][] = [
    ['nothing', []],
    ['more than 300 skins', Array(301).fill({ skin: charm, wear: '' })],
    ['a skin twice', [...publish.entries, { skin: charm, wear: '' }]],
    ['a wear that the skin hasn’t', [{ skin: vulture, wear: 'BS' }]],
    ['a skin that isn’t published', [{ skin: mustBe(isSkinId, 'ghost'), wear: '' }]],
  ];
  it.each(bad)('is refused with %s', (_, entries) =>
    expect(given(...skinsPublished).when({ ...publish, entries })).toBeRefused('CATALOG_INVALID'),
  );

  it('needs the pool and each of its skins once', () => {
    expect(
      publishContractPoolWith(nodeHashing).needs(
        publish,
        knownStates(() => undefined),
      ),
    ).toEqual({
      streams: [contractPoolStream, skinStream(kestrel), skinStream(charm)],
      guards: [],
      pairs: [],
    });
  });
});
