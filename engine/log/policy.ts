import { toHex } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { parseVerifierKey, type VerifierKey } from './note.ts';
import { parseWitnessKey, type WitnessKey } from './witness/cosignature.ts';

/** The witnesses that must have cosigned a checkpoint: no witness, one, or `least` of a group's members. */
export type Quorum =
  | { readonly kind: 'none' }
  | { readonly kind: 'witness'; readonly name: string }
  | { readonly kind: 'group'; readonly least: number; readonly members: readonly Quorum[] };

/** The logs whose checkpoints are believed, with the witnesses and the quorum for them (c2sp.org/tlog-policy). */
export interface TrustPolicy {
  readonly logs: readonly VerifierKey[];
  readonly witnesses: readonly WitnessKey[];
  readonly quorum: Quorum;
}

export type ParsedPolicy =
  | { readonly ok: true; readonly policy: TrustPolicy }
  /** `line` counts from 1; 0 for the file as a whole. */
  | { readonly ok: false; readonly line: number; readonly fault: string };

export const MAX_POLICY_BYTES = 65_536;
/** Logs, witnesses and groups, each. The specification asks for 32 at least. */
const MAX_DEFINED = 64;

class PolicyFault extends Error {
  override readonly name = 'PolicyFault';
}

const fail = (fault: string): never => {
  throw new PolicyFault(fault);
};

const utf8Text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A word is kept an octet a character, as the policy compares names; keys alone are text. */
const keyText = (word: string): string => {
  try {
    return utf8Text.decode(Uint8Array.from(word, (octet) => octet.charCodeAt(0)));
  } catch {
    return fail('a key is no UTF-8');
  }
};

/** The logs, witnesses and groups of the lines so far, and the quorum. */
const createBuilder = (hashing: Hashing) => {
  const logs: VerifierKey[] = [];
  const witnesses: WitnessKey[] = [];
  const named = new Map<string, Quorum>();
  const members = new Set<string>();
  let groups = 0;
  let quorum: Quorum | null = null;

  const define = (name: string, what: Quorum): void => {
    if (name === 'none') fail('the name none means nobody');
    if (named.has(name)) fail('a name is defined twice');
    named.set(name, what);
  };

  const isThere = (keys: readonly VerifierKey[], { publicKey }: VerifierKey): boolean =>
    keys.some((key) => toHex(key.publicKey) === toHex(publicKey));

  const addLog = (words: readonly string[]): void => {
    const [text = '', , ...more] = words;
    const key = parseVerifierKey(hashing, keyText(text)) ?? fail('a log has no Ed25519 verifier key (type 0x01)');
    if (more.length > 0) fail('a log has a key and a URL');
    if (isThere(logs, key)) fail('a log is named twice');
    if (logs.length === MAX_DEFINED) fail(`more than ${MAX_DEFINED} logs`);
    logs.push(key);
  };

  const addWitness = (words: readonly string[]): void => {
    const [name = '', text = '', , ...more] = words;
    const key = parseWitnessKey(hashing, keyText(text)) ?? fail('a witness has no Ed25519 cosigner key (type 0x04)');
    if (more.length > 0) fail('a witness has a name, a key and a URL');
    if (isThere(witnesses, key)) fail('a witness is named twice');
    if (witnesses.some((one) => one.name === key.name)) fail('two witnesses have keys of one name');
    if (witnesses.length === MAX_DEFINED) fail(`more than ${MAX_DEFINED} witnesses`);
    define(name, { kind: 'witness', name: key.name });
    witnesses.push(key);
  };

  const leastOf = (word: string, count: number): number => {
    if (word === 'any') return 1;
    if (word === 'all') return count;
    const least = /^[1-9][0-9]{0,3}$/.test(word) ? Number(word) : 0;
    return least >= 1 && least <= count ? least : fail('a group asks for none of its members, or for more than it has');
  };

  const addGroup = (words: readonly string[]): void => {
    const [name = '', threshold = '', ...names] = words;
    if (names.length === 0) fail('a group has no members');
    const least = leastOf(threshold, names.length);
    const found = names.map((member) => {
      if (members.has(member)) fail('a name is a member twice');
      members.add(member);
      return named.get(member) ?? fail('a group names a member that isn’t defined before');
    });
    if (groups === MAX_DEFINED) fail(`more than ${MAX_DEFINED} groups`);
    groups += 1;
    define(name, { kind: 'group', least, members: found });
  };

  const setQuorum = ([name = '', ...more]: readonly string[]): void => {
    if (quorum !== null) fail('there are two quorums');
    if (more.length > 0) fail('a quorum is one name');
    quorum = name === 'none' ? { kind: 'none' } : (named.get(name) ?? fail('the quorum isn’t defined before'));
  };

  const lines: ReadonlyMap<string, (words: readonly string[]) => void> = new Map([
    ['log', addLog],
    ['witness', addWitness],
    ['group', addGroup],
    ['quorum', setQuorum],
  ]);

  return {
    line: ([first = '', ...words]: readonly string[]): void => {
      const add = lines.get(first) ?? fail('neither log, witness, group nor quorum');
      add(words);
    },
    finish: (): TrustPolicy => ({ logs, witnesses, quorum: quorum ?? fail('there is no quorum') }),
  };
};

const isAllowed = (octet: number): boolean => octet === 0x09 || octet === 0x0a || (octet >= 0x20 && octet !== 0x7f);

/**
 * Reads a policy file. It refuses witnesses with keys of another type than Ed25519, because this program couldn't count
 * them, and two witnesses with one key name, because reports tell witnesses apart by it.
 */
export const parsePolicy = (hashing: Hashing, bytes: Uint8Array): ParsedPolicy => {
  if (bytes.length > MAX_POLICY_BYTES) return { ok: false, line: 0, fault: `more than ${MAX_POLICY_BYTES} bytes` };
  const builder = createBuilder(hashing);
  let line = 0;
  try {
    if (!bytes.every(isAllowed)) fail('a control character');
    if (bytes.at(-1) !== 0x0a) fail('the last line isn’t ended');
    const text = Array.from(bytes, (octet) => String.fromCharCode(octet)).join('');
    for (const one of text.slice(0, -1).split('\n')) {
      line += 1;
      const words = one.split(/[ \t]+/).filter((word) => word !== '');
      if (words.length > 0 && words[0]?.startsWith('#') !== true) builder.line(words);
    }
    line = 0;
    return { ok: true, policy: builder.finish() };
  } catch (error) {
    if (error instanceof PolicyFault) return { ok: false, line, fault: error.message };
    throw error;
  }
};

/** Whether a checkpoint is cosigned as a quorum asks. @param cosigners the key names of witnesses whose cosignatures were verified. */
export const meetsQuorum = (quorum: Quorum, cosigners: ReadonlySet<string>): boolean => {
  switch (quorum.kind) {
    case 'none':
      return true;
    case 'witness':
      return cosigners.has(quorum.name);
    case 'group':
      return quorum.members.filter((member) => meetsQuorum(member, cosigners)).length >= quorum.least;
  }
};
