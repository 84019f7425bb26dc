import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { readAuthentication, readRegistration } from '../../accounts/factors/passkey-answer.ts';
import type { PasskeySite } from '../../accounts/factors/passkey-site.ts';
import {
  authenticationOptions,
  CEREMONY_LIFE_MS,
  isOfHandle,
  newChallenge,
  passkeyRefused,
  registeredCredential,
  registrationOptions,
  requiredSite,
  usedCredential,
} from '../../accounts/factors/webauthn.ts';
import { readLabel } from '../../accounts/profile/label.ts';
import { isSecret, secretHash } from '../../accounts/secrets.ts';
import { GatewayError } from '../../errors.ts';
import { type OperatorRole, rolesIn } from '../roles.ts';
import { note } from './journal.ts';
import { openSession } from './sessions.ts';

export interface PersonsParts {
  readonly sql: SqlClient;
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
  readonly site: () => PasskeySite | null;
}

/** An authenticator's answer: `response` is JSON. */
export interface OperatorAnswer {
  readonly ceremonyId: string;
  readonly response: string;
}

/** An invited operator. */
interface Invitee {
  readonly operatorId: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

/** Invitations and sign-ins of operators with passkeys, which no player's passkey opens. */
export const operatorPasskeysWith = ({ sql, transaction, now, randomBytes, randomUuid, site }: PersonsParts) => {
  /** `operatorId` is null where the operator isn't known yet. */
  const begin = async (operatorId: string | null) => {
    const challenge = newChallenge(randomBytes);
    const ceremonyId = randomUuid();
    // A ceremony takes the place of the one before it.
    if (operatorId !== null)
      await runQuery(sql, db.deleteFrom('operatorCeremony').where('operatorId', '=', operatorId));
    const begun = { ceremonyId, operatorId, challenge, expiresAt: now() + CEREMONY_LIFE_MS };
    await runQuery(sql, db.insertInto('operatorCeremony').values(begun));
    return { ceremonyId, challenge };
  };

  /** Uses the ceremony up. @throws GatewayError PASSKEY_REFUSED */
  const challengeOf = async (ceremonyId: string, operatorId: string | null): Promise<string> => {
    const taking = db
      .deleteFrom('operatorCeremony')
      .where(fragment<string>`ceremony_id::text`, '=', ceremonyId.toLowerCase())
      .where('operatorId', 'is not distinct from', operatorId)
      .where('expiresAt', '>', now());
    const [taken] = await runQuery(sql, taking.returning('challenge'));
    if (taken === undefined) throw passkeyRefused('ceremony');
    return taken.challenge;
  };

  /** @throws GatewayError LINK_INVALID */
  const inviteeOf = async (secret: string): Promise<Invitee> => {
    const finding = db
      .selectFrom('operatorInvitation as i')
      .innerJoin('operatorPerson as o', 'o.operatorId', 'i.operatorId')
      .select(['o.operatorId', 'o.name', 'o.roles'])
      .where('i.secretHash', '=', secretHash(secret))
      .where('i.expiresAt', '>', now())
      .where('o.endedAt', 'is', null);
    const [found] = isSecret(secret) ? await runQuery(sql, finding) : [];
    if (found === undefined) throw new GatewayError('LINK_INVALID');
    return { ...found, roles: rolesIn(found.roles) };
  };

  return {
    /** @throws GatewayError PROVIDER_DISABLED, LINK_INVALID */
    beginInvitation: async (secret: string) => {
      const place = requiredSite(site());
      const { operatorId, name, roles } = await inviteeOf(secret);
      const { ceremonyId, challenge } = await begin(operatorId);
      const options = await registrationOptions(place, { handle: operatorId, name, challenge, known: [] });
      return { name, roles, ceremonyId, options };
    },

    /**
     * Answers the token of the operator's first session.
     * @throws GatewayError PROVIDER_DISABLED, INVALID_INPUT, LINK_INVALID, PASSKEY_REFUSED
     */
    finishInvitation: async (secret: string, answer: OperatorAnswer, passkeyName: string): Promise<string> => {
      const place = requiredSite(site());
      const name = readLabel('passkeyName', passkeyName);
      const response = readRegistration(answer.response);
      const { operatorId } = await inviteeOf(secret);
      const challenge = await challengeOf(answer.ceremonyId, operatorId);
      const credential = await registeredCredential(place, response, challenge);
      return transaction(async (tx) => {
        const at = now();
        const using = db.deleteFrom('operatorInvitation').where('secretHash', '=', secretHash(secret));
        if ((await runQuery(tx, using.returning('operatorId'))).length === 0) throw new GatewayError('LINK_INVALID');
        const adding = db
          .insertInto('operatorPasskey')
          .values({ ...credential, operatorId, name, createdAt: at, lastUsedAt: at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('operatorId');
        if ((await runQuery(tx, adding)).length === 0) throw passkeyRefused('known');
        await note(tx, { at, operatorId, kind: 'accepted', subject: operatorId, detail: name });
        return openSession(tx, operatorId, at, randomBytes);
      });
    },

    /** @throws GatewayError PROVIDER_DISABLED */
    beginSignIn: async () => {
      const place = requiredSite(site());
      const { ceremonyId, challenge } = await begin(null);
      return { ceremonyId, options: await authenticationOptions(place, challenge, []) };
    },

    /** Answers the token of a session. @throws GatewayError PROVIDER_DISABLED, INVALID_INPUT, PASSKEY_REFUSED */
    finishSignIn: async (answer: OperatorAnswer): Promise<string> => {
      const place = requiredSite(site());
      const response = readAuthentication(answer.response);
      const challenge = await challengeOf(answer.ceremonyId, null);
      const credentialId = Buffer.from(response.id, 'base64url');
      const finding = db
        .selectFrom('operatorPasskey as p')
        .innerJoin('operatorPerson as o', 'o.operatorId', 'p.operatorId')
        .select(['p.operatorId', 'p.publicKey'])
        .where('p.credentialId', '=', credentialId)
        .where('o.endedAt', 'is', null);
      const [found] = await runQuery(sql, finding);
      if (found === undefined || !isOfHandle(response, found.operatorId)) throw passkeyRefused('unknown');
      const { operatorId, publicKey } = found;
      const { counter, backedUp } = await usedCredential(place, response, { challenge, publicKey });
      return transaction(async (tx) => {
        const at = now();
        const using = db
          .updateTable('operatorPasskey')
          .set({ counter, backedUp, lastUsedAt: at })
          .where('credentialId', '=', credentialId)
          .where(counter === 0 ? fragment<boolean>`counter = 0` : fragment<boolean>`counter < ${counter}`);
        if ((await runQuery(tx, using.returning('operatorId'))).length === 0) throw passkeyRefused('counter');
        await note(tx, { at, operatorId, kind: 'signed-in', subject: operatorId });
        return openSession(tx, operatorId, at, randomBytes);
      });
    },
  };
};
