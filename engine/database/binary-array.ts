/** An array as PostgreSQL's protocol has it in binary: neither side then writes or reads it as text. */

const HEADER = 20;
const LENGTH = 4;
const NULL = -1;

/** `oid`: the type of the elements. @param size the bytes of all elements that aren't null */
const begin = (oid: number, count: number, nulls: number, size: number): Buffer => {
  const buffer = Buffer.allocUnsafe(HEADER + LENGTH * count + size);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(nulls > 0 ? 1 : 0, 4);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
};

const nullsIn = (values: readonly unknown[]): number => {
  let nulls = 0;
  for (const value of values) if (value === null) nulls += 1;
  return nulls;
};

/** Arrays of one type, all of whose elements have that many bytes. */
const fixed =
  <Value>(oid: number, size: number, write: (buffer: Buffer, value: Value, at: number) => void) =>
  (values: readonly (Value | null)[]): Buffer => {
    const nulls = nullsIn(values);
    const buffer = begin(oid, values.length, nulls, size * (values.length - nulls));
    let at = HEADER;
    for (const value of values) {
      buffer.writeInt32BE(value === null ? NULL : size, at);
      at += LENGTH;
      if (value === null) continue;
      write(buffer, value, at);
      at += size;
    }
    return buffer;
  };

/** @throws RangeError for what is no 32-bit integer */
export const int4Array = fixed<number>(23, 4, (buffer, value, at) => buffer.writeInt32BE(value, at));

const TWO_32 = 2 ** 32;

const writeInt8 = (buffer: Buffer, value: number | bigint, at: number): void => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) {
    buffer.writeBigInt64BE(BigInt(value), at);
    return;
  }
  buffer.writeInt32BE(Math.floor(number / TWO_32), at);
  buffer.writeUInt32BE(number >>> 0, at + 4);
};

/** @throws RangeError for what is no 64-bit integer */
export const int8Array = fixed<number | bigint>(20, 8, writeInt8);

export const boolArray = fixed<boolean>(16, 1, (buffer, value, at) => buffer.writeUInt8(value ? 1 : 0, at));

/** Of 16 bytes each, as 32 hex digits. @throws TypeError for any other text */
export const uuidArray = fixed<string>(2950, 16, (buffer, value, at) => {
  if (value.length !== 32 || buffer.write(value, at, 'hex') !== 16)
    throw new TypeError(`not 32 hex digits: ${value.slice(0, 80)}`);
});

/** Of text in ASCII, as ids and names are: a character is a byte. @throws TypeError for any other text */
export const asciiArray = (values: readonly (string | null)[]): Buffer => {
  let size = 0;
  for (const value of values) size += value?.length ?? 0;
  const buffer = begin(25, values.length, nullsIn(values), size);
  let at = HEADER;
  for (const value of values) {
    buffer.writeInt32BE(value?.length ?? NULL, at);
    at += LENGTH;
    if (value === null) continue;
    // Counted and not taken from what was written: at the end of the buffer a longer text would be cut short to its length.
    if (Buffer.byteLength(value) !== value.length) throw new TypeError(`not in ASCII: ${value.slice(0, 80)}`);
    at += buffer.write(value, at, 'latin1');
  }
  return buffer;
};

/** Of byte strings. */
export const byteaArray = (values: readonly Uint8Array[]): Buffer => {
  const buffer = begin(
    17,
    values.length,
    0,
    values.reduce((sum, { length }) => sum + length, 0),
  );
  let at = HEADER;
  for (const value of values) {
    buffer.writeInt32BE(value.length, at);
    buffer.set(value, at + LENGTH);
    at += LENGTH + value.length;
  }
  return buffer;
};
