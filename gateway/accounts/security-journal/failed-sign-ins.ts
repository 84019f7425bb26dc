import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { GatewayError } from '../../errors.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Way } from './kinds.ts';
import type { SecurityJournal } from './security-journal.ts';

/** The codes that refuse a proof. */
const REFUSALS: ReadonlySet<string> = new Set([
  'CREDENTIALS_INVALID',
  'SMS_CODE_INVALID',
  'SECOND_FACTOR_INVALID',
  'PASSKEY_REFUSED',
  'STEAM_ANOMALY',
]);

/** Whether a client showed a wrong proof, and not only none, or too many. */
export const isWrongProof = (error: unknown): boolean => error instanceof GatewayError && REFUSALS.has(error.code);

export interface SignInTry {
  /** The id of the account that the client tried to sign in to; null without an account: then nothing is kept. */
  readonly whose: () => Promise<string | null>;
  readonly way: Way;
  readonly caller: Pick<Caller, 'address' | 'device'>;
}

/** Has sign-ins that failed written into the journal. */
export interface FailedSignIns {
  /** Passes on what comes of the work, which never waits for the journal and never fails by it. */
  watch<Result>(tried: SignInTry, work: () => Promise<Result>): Promise<Result>;
  /** Writes what waits. */
  stop(): Promise<void>;
}

/** Failures are written so long after the first that waits: no answer takes longer because there is an account. */
const AFTER_MS = 250;
const WAITING = 1_000;

interface FailedSignIn extends SignInTry {
  readonly at: Instant;
}

export interface FailedSignInsParts {
  readonly journal: Pick<SecurityJournal, 'record'>;
  readonly now: () => Instant;
  readonly logger: Logger;
}

export const failedSignInsWith = ({ journal, now, logger }: FailedSignInsParts): FailedSignIns => {
  let waiting: FailedSignIn[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async ({ whose, way, caller, at }: FailedSignIn): Promise<void> => {
    const accountId = await whose();
    if (accountId === null) return;
    const { device, address } = caller;
    await journal.record({ accountId, kind: 'sign-in-failed', device, address, detail: way, at });
  };

  const writeAll = async (tries: readonly FailedSignIn[]): Promise<void> => {
    for (const tried of tries) {
      await write(tried).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        logger.warn({ reason }, 'a sign-in that failed is missing in the security journal');
      });
    }
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const tries = waiting;
    waiting = [];
    writing = writing.then(() => writeAll(tries));
  };

  const note = (tried: SignInTry): void => {
    if (waiting.length >= WAITING) {
      logger.warn({ waiting: WAITING }, 'more sign-ins fail than the security journal keeps');
      return;
    }
    waiting.push({ ...tried, at: now() });
    timer ??= setTimeout(flush, AFTER_MS).unref();
  };

  return {
    watch: async (tried, work) => {
      try {
        return await work();
      } catch (error) {
        if (isWrongProof(error)) note(tried);
        throw error;
      }
    },
    stop: async () => {
      flush();
      await writing;
    },
  };
};
