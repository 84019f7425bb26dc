import { describe, expect, it } from 'vitest';
import { someInclusionPromise } from '../../test/promises.ts';
import { utf8 } from '../fairness/bytes.ts';
import { MAX_PROMISE_FILE_BYTES, readPromiseFile } from './promise-file.ts';

const read = (value: unknown) => readPromiseFile(utf8(typeof value === 'string' ? value : JSON.stringify(value)));

describe('a file of promises', () => {
  it('holds one as an answer brought it, or a list, whatever else stands beside it', () => {
    const { earlier: _, ...handed } = someInclusionPromise;
    const kept = { ...handed, certificates: '' };
    expect(read(someInclusionPromise)).toEqual([kept]);
    expect(read([{ ...someInclusionPromise, checkpoint: 'a note' }, someInclusionPromise])).toEqual([kept, kept]);
    expect(read([])).toEqual([]);
  });

  it.each([
    ['no JSON', 'promise'],
    ['another value', null],
    ['a member less', { ...someInclusionPromise, path: undefined }],
    ['a hash that is none', { ...someInclusionPromise, leafHash: 'abc' }],
    ['a place before the batch', { ...someInclusionPromise, index: -1 }],
    [
      'a path without end',
      { ...someInclusionPromise, path: Array.from({ length: 33 }, () => someInclusionPromise.leafHash) },
    ],
    ['a note without end', { ...someInclusionPromise, note: 'x'.repeat(70_000) }],
    ['more than anybody keeps', Array.from({ length: 2_001 }, () => someInclusionPromise)],
    ['more bytes than anybody keeps', ' '.repeat(MAX_PROMISE_FILE_BYTES + 1)],
  ])('is none with %s', (_, value) => {
    expect(read(value)).toBeNull();
  });
});
