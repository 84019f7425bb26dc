import { readFile, stat } from 'node:fs/promises';
import { toHex } from '../../engine/fairness/bytes.ts';
import type { VerifierKey } from '../../engine/log/note.ts';
import { MAX_POLICY_BYTES, parsePolicy, type TrustPolicy } from '../../engine/log/policy.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { UsageError } from '../command-line.ts';
import { type Given, pinnedKey } from './arguments.ts';

const readPolicy = async (path: string): Promise<TrustPolicy> => {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) throw new UsageError(`--policy: ${path} can't be read`);
  if (found.size > MAX_POLICY_BYTES) throw new UsageError(`--policy: more than ${MAX_POLICY_BYTES} bytes`);
  const parsed = parsePolicy(nodeHashing, await readFile(path));
  if (parsed.ok) return parsed.policy;
  throw new UsageError(`--policy: ${parsed.line === 0 ? '' : `line ${parsed.line}: `}${parsed.fault}`);
};

/** The key and the policy that an auditor trusts from elsewhere. */
export interface Trust {
  readonly key: VerifierKey | null;
  readonly policy: TrustPolicy | null;
}

/**
 * Reads `--key` and `--policy` together. An audit is of one log, so of several in a policy the key names it.
 * @throws UsageError
 */
export const readTrust = async (given: Given): Promise<Trust> => {
  const key = pinnedKey(given);
  if (given.values.policy === undefined) return { key, policy: null };
  const policy = await readPolicy(given.values.policy);
  const [only, ...more] = policy.logs;
  if (only === undefined) return { key, policy };
  if (key === null && more.length > 0) throw new UsageError('--policy names several logs: --key says which');
  if (key !== null && !policy.logs.some(({ publicKey }) => toHex(publicKey) === toHex(key.publicKey))) {
    throw new UsageError('--key is of no log that the policy names');
  }
  return { key: key ?? only, policy };
};
