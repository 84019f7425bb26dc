import { toHex, utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { sameBytes } from './merkle.ts';

/** Verifies an Ed25519 signature (RFC 8032): node:crypto on a server, WebCrypto in a page. */
export type VerifyEd25519 = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

/** The key of a possible signer: its name, the key itself, and the id that notes carry to find it. */
export interface VerifierKey {
  readonly name: string;
  /** 4 bytes: the start of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ key). */
  readonly id: Uint8Array;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
}

/** The byte that names Ed25519 among the note signature types. */
const ED25519 = 0x01;
const KEY_NAME = /^[^\s+\p{C}]+$/u;
/** A larger note only serves to exhaust a reader. */
export const MAX_NOTE_BYTES = 65_536;

export const concatBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
};

/** The first 4 bytes of SHA-256(name ‖ 0x0A ‖ type ‖ key). @throws TypeError for what can't be a key. */
export const keyIdOf = (hashing: Hashing, type: number, name: string, publicKey: Uint8Array): Uint8Array => {
  if (!KEY_NAME.test(name)) throw new TypeError('a key name has no spaces and no plus');
  if (publicKey.length !== 32) throw new TypeError('an Ed25519 key has 32 bytes');
  return hashing.sha256(concatBytes(utf8(name), Uint8Array.of(0x0a, type), publicKey)).slice(0, 4);
};

/** `name+hex id+base64(type ‖ key)`. */
export const formatKeyOfType = (type: number, { name, id, publicKey }: VerifierKey): string =>
  `${name}+${toHex(id)}+${toBase64(concatBytes(Uint8Array.of(type), publicKey))}`;

/** Null unless the text is a whole key of that signature type whose id follows from it. */
export const parseKeyOfType = (hashing: Hashing, type: number, text: string): VerifierKey | null => {
  const [name = '', , ...encoded] = text.split('+');
  const typed = fromBase64(encoded.join('+'));
  if (typed === null || typed.length !== 33 || typed[0] !== type || !KEY_NAME.test(name)) return null;
  const publicKey = typed.slice(1);
  const key = { name, id: keyIdOf(hashing, type, name, publicKey), publicKey };
  return formatKeyOfType(type, key) === text ? key : null;
};

export const verifierKeyOf = (hashing: Hashing, name: string, publicKey: Uint8Array): VerifierKey => ({
  name,
  id: keyIdOf(hashing, ED25519, name, publicKey),
  publicKey,
});

/** `name+hex id+base64(0x01 ‖ key)`, as `/log/key` shows it and auditors pin it. */
export const formatVerifierKey = (key: VerifierKey): string => formatKeyOfType(ED25519, key);

/** Null unless the text is a whole Ed25519 verifier key whose id follows from it. */
export const parseVerifierKey = (hashing: Hashing, text: string): VerifierKey | null =>
  parseKeyOfType(hashing, ED25519, text);

/** The key that a file beside a log holds; null for anything but one line with a verifier key. */
export const parseKeyFile = (hashing: Hashing, bytes: Uint8Array | null): VerifierKey | null => {
  const text = bytes === null ? '' : new TextDecoder().decode(bytes);
  return text.endsWith('\n') ? parseVerifierKey(hashing, text.slice(0, -1)) : null;
};

/** One signature line: the key's name, and 4 bytes of key id with the signature behind. */
export interface NoteSignature {
  readonly name: string;
  readonly id: Uint8Array;
  readonly signature: Uint8Array;
}

export interface Note {
  /** The signed text. It ends in a line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** Ends in a line feed. */
export const formatSignature = ({ name, id, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(concatBytes(id, signature))}\n`;

export const formatNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(formatSignature).join('')}`;

const signatureLine = /^— (\S+) (\S+)$/u;

/** A signature line without its line feed; null for anything else. */
export const parseSignature = (line: string): NoteSignature | null => {
  const [, name, encoded] = signatureLine.exec(line) ?? [];
  if (name === undefined || encoded === undefined || name.includes('+')) return null;
  const bytes = fromBase64(encoded);
  return bytes === null || bytes.length < 5 ? null : { name, id: bytes.slice(0, 4), signature: bytes.slice(4) };
};

const hasControls = (text: string): boolean => {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x20 && code !== 0x0a) return true;
  }
  return false;
};

/** Null for anything that isn't a signed note (c2sp.org/signed-note). */
export const parseNote = (bytes: Uint8Array): Note | null => {
  if (bytes.length > MAX_NOTE_BYTES) return null;
  let whole: string;
  try {
    whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
  const blank = whole.lastIndexOf('\n\n');
  if (blank < 0 || !whole.endsWith('\n') || hasControls(whole)) return null;
  const lines = whole.slice(blank + 2, -1).split('\n');
  const signatures = lines.map(parseSignature);
  const valid = signatures.filter((signature) => signature !== null);
  if (valid.length !== lines.length || valid.length > 100) return null;
  return { text: whole.slice(0, blank + 1), signatures: valid };
};

/** The lines that claim to be of a key: by its name and its id, as notes tell keys apart. */
export const signaturesOf = (
  { signatures }: Pick<Note, 'signatures'>,
  key: Pick<VerifierKey, 'name' | 'id'>,
): readonly NoteSignature[] => signatures.filter(({ name, id }) => name === key.name && sameBytes(id, key.id));

/** True if the key signed the note. Other keys' lines say nothing here; a false one of this key refuses the note. */
export const verifyNote = async (note: Note, key: VerifierKey, verify: VerifyEd25519): Promise<boolean> => {
  const own = signaturesOf(note, key);
  if (own.length === 0) return false;
  const text = utf8(note.text);
  for (const { signature } of own) {
    if (signature.length !== 64 || !(await verify(key.publicKey, text, signature))) return false;
  }
  return true;
};
