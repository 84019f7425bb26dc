import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** 2 to the 26th bytes: of the three databases of a cluster two are nearly the third, and a window over all of them finds that. */
const WINDOW_LOG = 26;

/** A folder, its empty folders and rights included, as a tar under Zstandard. */
export const packFolder = async (folder: string, archive: string): Promise<void> => {
  const tar = pack();
  const params = {
    [constants.ZSTD_c_compressionLevel]: 22,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  };
  const written = pipeline(tar, createZstdCompress({ params }), createWriteStream(archive));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  for (const path of paths) {
    const found = await lstat(path);
    const header = { name: relative(folder, path), mode: found.mode & 0o777, mtime: new Date(0) };
    if (found.isDirectory()) tar.entry({ ...header, type: 'directory' });
    else if (found.isFile()) tar.entry(header, await readFile(path));
  }
  tar.finalize();
  await written;
};

/** Puts what `packFolder` packed into a folder. */
export const unpackFolder = async (archive: string, folder: string): Promise<void> => {
  const tar = extract();
  const read = pipeline(createReadStream(archive), createZstdDecompress(), tar);
  for await (const member of tar) {
    const { name, type, mode } = member.header;
    const path = join(folder, name);
    if (type === 'directory') await mkdir(path, { recursive: true, mode });
    else {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(member, createWriteStream(path, { mode }));
      continue;
    }
    member.resume();
  }
  await read;
};
