import { z } from 'zod';

/** Numbers of WASI, by the names that Node has for them. */
const CODES: ReadonlyMap<number, string> = new Map([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [29, 'EIO'],
  [51, 'ENOSPC'],
  [69, 'EROFS'],
]);

const thrown = z.object({ name: z.literal('ErrnoError'), errno: z.int() });

/** A file of the embedded database couldn't be read or written; `code` as Node has it. */
export class DatabaseFileFault extends Error {
  override readonly name = 'DatabaseFileFault';
  readonly code: string;

  constructor(code: string) {
    super(`the files of the embedded database can't be written: ${code}`);
    this.code = code;
  }
}

/** An Error for a file fault that the embedded database throws, which is no Error itself. Any other value unchanged. */
export const fileFaultOf = (error: unknown): unknown => {
  const { success, data } = thrown.safeParse(error);
  return success ? new DatabaseFileFault(CODES.get(data.errno) ?? `error ${data.errno}`) : error;
};
