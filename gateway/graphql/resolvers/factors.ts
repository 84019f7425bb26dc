import { GatewayError } from '../../errors.ts';
import { ofSession } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { note } from '../note.ts';

export const factorResolvers: Resolvers = {
  Mutation: {
    startPasskeyLogin: (_root, _arguments, { identity, caller }) => identity.accounts.startPasskeyLogin(caller),
    loginWithPasskey: (_root, { answer }, { identity, caller }) => identity.accounts.loginWithPasskey(answer, caller),
    startPasskeyStepUp: ofSession(({ account }, _arguments, context) =>
      context.identity.factors.passkeys.startStepUp(account),
    ),
    startPasskeyRegistration: ofSession(async ({ account }, { ticket }, context) => {
      const { factors, tickets } = context.identity;
      await tickets.require(account.accountId, ticket);
      return factors.passkeys.startRegistration(account);
    }),
    finishPasskeyRegistration: ofSession(async ({ account }, { answer, name }, context) => {
      await context.identity.factors.passkeys.finishRegistration(account, answer, name);
      await context.identity.security.made('add-passkey', { account, caller: context.caller }, name);
      return account;
    }),
    renamePasskey: ofSession(async ({ account }, { id, name }, context) => {
      await context.identity.factors.passkeys.rename(account.accountId, id, name);
      await note(context, account, 'passkey-renamed', name);
      return account;
    }),
    startTotp: ofSession(async ({ account }, { ticket }, context) => {
      const { factors, tickets } = context.identity;
      await tickets.require(account.accountId, ticket);
      return factors.authenticators.start(account);
    }),
    confirmTotp: ofSession(async ({ account }, { code }, context) => {
      const codes = await context.identity.factors.authenticators.confirm(account.accountId, code);
      await context.identity.security.made('add-totp', { account, caller: context.caller }, null);
      return codes;
    }),
    newRecoveryCodes: ofSession(async ({ account }, { ticket }, context) => {
      const { factors, security } = context.identity;
      const { authenticators, recoveryCodes } = factors;
      const has = (await authenticators.since(account.accountId)) !== null;
      return security.make('make-recovery-codes', { account, ticket, caller: context.caller }, async (tx) => {
        if (!has) throw new GatewayError('NOT_FOUND');
        return { result: await recoveryCodes.renew(account.accountId, tx), detail: null };
      });
    }),
  },
  Security: {
    stepUp: ({ accountId }, _arguments, { identity }) => identity.factors.stepUp.methods(accountId),
    passkeysOffered: (_account, _arguments, { identity }) => identity.factors.passkeys.offered(),
    passkeys: ({ accountId }, _arguments, { identity }) => identity.factors.passkeys.list(accountId),
    totpSince: ({ accountId }, _arguments, { identity }) => identity.factors.authenticators.since(accountId),
    recoveryCodesLeft: ({ accountId }, _arguments, { identity }) => identity.factors.recoveryCodes.left(accountId),
  },
  Passkey: {
    id: ({ passkeyId }) => passkeyId,
  },
};
