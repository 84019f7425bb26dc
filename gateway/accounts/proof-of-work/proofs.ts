import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { jsonIn } from '../../../engine/kernel/canonical-json.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { SmsRules } from '../sms/rules.ts';

/** The place of a solution: beside a picture that was solved, or alone, which takes more work. */
export type ProofKind = 'with-picture' | 'without-sight';

/** Work for the client's machine: some number of tries, which only trying finds. */
export interface ProofOfWork {
  /** JSON of an ALTCHA 2 challenge: `{parameters, signature}`. */
  readonly challenge: string;
  /** So many tries find the answer at the latest; half of them on average. */
  readonly tries: number;
}

/** Challenges of the library ALTCHA, made and checked here alone. Nothing is stored: the purpose of a challenge is signed. */
export interface Proofs {
  make(checkId: string, kind: ProofKind, expiresAt: Instant): Promise<ProofOfWork>;
  /** That a proof counts only once is up to the check, whose row goes with its answer. @throws GatewayError PROOF_INVALID */
  verify(proof: string, checkId: string, kind: ProofKind): Promise<void>;
}

/** Iterations of PBKDF2 a try: some milliseconds of a phone, one of a server that makes a challenge. */
const ITERATIONS = 5_000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** A solution takes about 900 bytes. */
const MAX_PROOF_LENGTH = 4_000;

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(ITERATIONS),
      data: z.strictObject({ check: z.string(), kind: z.string() }),
      expiresAt: z.int(),
      keyLength: z.literal(32),
      keyPrefix: hex(32),
      keySignature: hex(64),
      nonce: hex(32),
      salt: hex(32),
    }),
    signature: hex(64),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex(64) }),
});

const read = (proof: string): z.output<typeof payload> | null => {
  if (proof.length > MAX_PROOF_LENGTH) return null;
  return payload.safeParse(jsonIn(Buffer.from(proof, 'base64').toString('utf8'))).data ?? null;
};

export const proofsWith = (
  accountKey: Uint8Array,
  { proof: { tries, accessibleTries } }: Pick<SmsRules, 'proof'>,
  randomBytes: (size: number) => Uint8Array,
): Proofs => {
  const keyFor = (use: string): string => createHmac('sha256', accountKey).update(`proof of work|${use}`).digest('hex');
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };

  return {
    make: async (checkId, kind, expiresAt) => {
      const most = kind === 'with-picture' ? tries : accessibleTries;
      const challenge = await createChallenge({
        ...{ algorithm: ALGORITHM, cost: ITERATIONS, deriveKey, ...secrets },
        // Each number is equally likely, so that a client gains nothing by trying the first ones of many challenges.
        counter: Buffer.from(randomBytes(4)).readUInt32BE() % most,
        expiresAt: new Date(expiresAt),
        data: { check: checkId, kind },
      });
      return { challenge: JSON.stringify(challenge), tries: most };
    },

    verify: async (proof, checkId, kind) => {
      const given = read(proof);
      const { data } = given?.challenge.parameters ?? {};
      if (given === null || data?.check !== checkId || data.kind !== kind) throw new GatewayError('PROOF_INVALID');
      const { verified } = await verifySolution({ ...given, deriveKey, ...secrets });
      if (!verified) throw new GatewayError('PROOF_INVALID');
    },
  };
};
