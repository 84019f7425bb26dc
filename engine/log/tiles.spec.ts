import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tilePaths } from '../../test/c2sp-vectors.ts';
import { bundlePath, encodeBundle, parseLogPath, splitBundle, tilePath, witnessedPath } from './tiles.ts';
import { fullTiles, levelsOf, partialWidth } from './tree.ts';

describe('paths of the published log', () => {
  it('are those of the tlog-tiles specification', () => {
    const { paths, trees } = tilePaths();
    for (const { level, index, width, path } of paths) expect(tilePath(level, index, width)).toBe(path);
    for (const { size, levels } of trees) {
      expect(levelsOf(size)).toBe(levels.length);
      for (const { level, full, partial } of levels) {
        expect([fullTiles(size, level), partialWidth(size, level)]).toEqual([full, partial]);
      }
    }
    expect(tilePath(2, 0, 1)).toBe('tile/2/000.p/1');
    expect(bundlePath(1_000, 256)).toBe('tile/entries/x001/000');
    expect(bundlePath(273, 112)).toBe('tile/entries/273.p/112');
    expect(witnessedPath(1_000, 7)).toBe('witnessed/x001/000.p/7');
  });

  it.each(['checkpoint', 'key', 'keys', 'witnesses', 'checkpoint.witnessed', 'witnessed/size'])(
    'know the text %s by its own name',
    (path) => {
      expect(parseLogPath(path)).toEqual({ kind: path });
    },
  );

  it('read back as what they name', () => {
    const index = fc.oneof(fc.nat({ max: 2_000 }), fc.integer({ min: 0, max: 2 ** 45 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), index, fc.integer({ min: 1, max: 256 }), (level, at, width) => {
        expect(parseLogPath(tilePath(level, at, width))).toEqual({ kind: 'tile', level, index: at, width });
        expect(parseLogPath(bundlePath(at, width))).toEqual({ kind: 'bundle', index: at, width });
        expect(parseLogPath(witnessedPath(at, width))).toEqual({ kind: 'witnessed', index: at, width });
      }),
    );
  });

  it.each([
    '',
    '/checkpoint',
    'checkpoint/',
    'checkpoint.new',
    '../log-key',
    'tile/0/../../log-key',
    'tile/0/%2e%2e/000',
    'tile/00/000',
    'tile/64/000',
    'tile/-1/000',
    'tile/0/0',
    'tile/0/001.p/0',
    'tile/0/001.p/256',
    'tile/0/001.p/012',
    'tile/0/001.p/',
    'tile/0/x000/001',
    'tile/0/001/002',
    'tile/0/x001/x002',
    'tile/entries/000.new',
    'tile/witnessed/000',
    'witnessed/0/000',
    'witnessed/',
    'witnessed/size/',
    'witnessed/size.p/1',
    'witnessed/000.p/256',
    'entries/000',
    'tile/entries/000\n',
    `tile/0/${'x001/'.repeat(20)}001`,
  ])('refuse %j', (path) => {
    expect(parseLogPath(path)).toBeNull();
  });

  it('refuse to name what cannot be', () => {
    expect(() => tilePath(0, -1, 256)).toThrow(RangeError);
    expect(() => tilePath(0, 0, 0)).toThrow(RangeError);
    expect(() => bundlePath(0, 257)).toThrow(RangeError);
  });
});

describe('entry bundles', () => {
  it('give back exactly the entries that were put in', () => {
    const entry = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        expect(splitBundle(encodeBundle(entries))).toEqual(entries);
      }),
    );
  });

  it('write lengths as big-endian uint16 up to the largest entry', () => {
    expect([...encodeBundle([new Uint8Array(258)]).subarray(0, 2)]).toEqual([1, 2]);
    expect(splitBundle(encodeBundle([new Uint8Array(65_535)]))?.[0]?.length).toBe(65_535);
    expect(() => encodeBundle([new Uint8Array(65_536)])).toThrow(RangeError);
  });

  it('are refused when cut off anywhere inside an entry', () => {
    const bytes = encodeBundle([Uint8Array.of(1, 2, 3), Uint8Array.of(4)]);
    for (const cut of [1, 2, 3, 4, 6, 7]) expect(splitBundle(bytes.subarray(0, cut))).toBeNull();
    expect(splitBundle(bytes.subarray(0, 5))).toHaveLength(1);
  });
});
