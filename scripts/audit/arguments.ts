import { parseArgs } from 'node:util';
import { parseVerifierKey, type VerifierKey } from '../../engine/log/note.ts';
import { parseWitnessKey, type WitnessKey } from '../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

/** The command line makes no sense; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  key: { type: 'string' },
  json: { type: 'string' },
  keep: { type: 'string' },
  staff: { type: 'string' },
  entry: { type: 'string' },
  id: { type: 'string' },
  witness: { type: 'string', multiple: true },
  'compare-balances': { type: 'boolean' },
  'no-balances': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
export type OptionName = keyof typeof OPTIONS;

/** Ids are base64url and may begin with a dash; no option is as long as one. */
const DASHED_ID = /^-[A-Za-z0-9_-]{21}(\.[1-9][0-9]{0,5})?$/;

const read = (args: readonly string[]) => {
  const ids = args.filter((arg) => DASHED_ID.test(arg));
  const rest = args.filter((arg) => !DASHED_ID.test(arg));
  try {
    const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options: OPTIONS });
    return { values, positionals: [...positionals, ...ids] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'bad arguments');
  }
};

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
  if (!words.includes(given.positionals.length)) throw new UsageError('too few words, or too many');
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
