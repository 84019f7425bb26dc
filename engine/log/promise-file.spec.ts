import { describe, expect, it } from 'vitest';
import { somePromise } from '../../test/promises.ts';
import { utf8 } from '../fairness/bytes.ts';
import { MAX_PROMISE_FILE_BYTES, readPromiseFile } from './promise-file.ts';

const read = (value: unknown) => readPromiseFile(utf8(typeof value === 'string' ? value : JSON.stringify(value)));

describe('a file of promises', () => {
  it('holds one as an answer brought it, or a list, whatever else stands beside it', () => {
    const { earlier: _, ...handed } = somePromise;
    const kept = { ...handed, certificates: '' };
    expect(read(somePromise)).toEqual([kept]);
    expect(read([{ ...somePromise, checkpoint: 'a note' }, somePromise])).toEqual([kept, kept]);
    expect(read([])).toEqual([]);
  });

  it.each([
    ['no JSON', 'promise'],
    ['another value', null],
    ['a member less', { ...somePromise, path: undefined }],
    ['a hash that is none', { ...somePromise, leafHash: 'abc' }],
    ['a place before the batch', { ...somePromise, index: -1 }],
    ['a path without end', { ...somePromise, path: Array.from({ length: 33 }, () => somePromise.leafHash) }],
    ['a note without end', { ...somePromise, note: 'x'.repeat(70_000) }],
    ['more than anybody keeps', Array.from({ length: 2_001 }, () => somePromise)],
    ['more bytes than anybody keeps', ' '.repeat(MAX_PROMISE_FILE_BYTES + 1)],
  ])('is none with %s', (_, value) => {
    expect(read(value)).toBeNull();
  });
});
