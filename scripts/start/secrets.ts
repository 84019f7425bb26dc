import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret file that holds something else. The message names the file and never its content. */
class SecretInvalid extends Error {
  override readonly name = 'SecretInvalid';
}

/** The folder of generated secrets, for its owner alone. */
export const secretsFolder = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
};

const readIfThere = async (path: string): Promise<string | null> => {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * 32 bytes: from the environment, else from the file, else fresh. A file that exists is never replaced.
 * @throws SecretInvalid
 */
export const loadOrCreateKey = async (folder: string, name: string, given: string | undefined): Promise<Buffer> => {
  if (given !== undefined) return Buffer.from(given, 'hex');
  const path = join(folder, name);
  const kept = await readIfThere(path);
  if (kept === null) {
    // Fails where another process was faster: then the next start reads what that one wrote.
    const key = randomBytes(32);
    await writeFile(path, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  }
  if (!/^[0-9a-f]{64}$/.test(kept)) throw new SecretInvalid(`${path} must hold 64 hex digits`);
  return Buffer.from(kept, 'hex');
};
