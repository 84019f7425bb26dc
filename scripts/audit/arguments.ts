import { parseVerifierKey, type VerifierKey } from '../../engine/log/note.ts';
import { parseWitnessKey, type WitnessKey } from '../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { readCommandLine, UsageError } from '../command-line.ts';

const OPTIONS = {
  key: { type: 'string' },
  json: { type: 'string' },
  keep: { type: 'string' },
  openings: { type: 'string' },
  staff: { type: 'string' },
  entry: { type: 'string' },
  id: { type: 'string' },
  leaf: { type: 'string' },
  promises: { type: 'string' },
  old: { type: 'string' },
  policy: { type: 'string' },
  resume: { type: 'string' },
  cosign: { type: 'string' },
  deliver: { type: 'string' },
  witness: { type: 'string', multiple: true },
  'compare-balances': { type: 'boolean' },
  'no-balances': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
export type OptionName = keyof typeof OPTIONS;

const read = (args: readonly string[]) => readCommandLine(args, { words: ['[word…]'], options: OPTIONS });

export type Given = ReturnType<typeof read>;

/** Reads the arguments of a subcommand that has these options and takes so many words. @throws UsageError */
export const readArguments = (
  args: readonly string[],
  options: readonly OptionName[],
  words: readonly number[],
): Given => {
  const given = read(args);
  if (given.values.help === true) return given;
  for (const name of Object.keys(given.values)) {
    if (!options.some((one) => one === name)) throw new UsageError(`--${name} isn't an option of this`);
  }
  if (!words.includes(given.words.length)) throw new UsageError('too few words, or too many');
  return given;
};

/** @throws UsageError for what is no verifier key. */
export const pinnedKey = ({ values }: Given): VerifierKey | null => {
  if (values.key === undefined) return null;
  const key = parseVerifierKey(nodeHashing, values.key);
  if (key === null) throw new UsageError('--key is no verifier key: name+hex id+base64');
  return key;
};

/** Null when none was named. @throws UsageError for what is no witness's key. */
export const pinnedWitnesses = ({ values }: Given): readonly WitnessKey[] | null =>
  values.witness?.map((text) => {
    const key = parseWitnessKey(nodeHashing, text);
    if (key === null) throw new UsageError('--witness is no key of a witness: name+hex id+base64');
    return key;
  }) ?? null;
