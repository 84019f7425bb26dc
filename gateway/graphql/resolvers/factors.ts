import { GatewayError } from '../../errors.ts';
import { requireSession } from '../context.ts';
import type { MutationResolvers, PasskeyResolvers, SecurityResolvers } from '../generated/resolvers.ts';
import { note } from '../note.ts';

type PasskeyFields =
  | 'startPasskeyLogin'
  | 'loginWithPasskey'
  | 'startPasskeyStepUp'
  | 'startPasskeyRegistration'
  | 'finishPasskeyRegistration'
  | 'renamePasskey';

const passkeyMutations: Pick<MutationResolvers, PasskeyFields> = {
  startPasskeyLogin: (_root, _arguments, { identity, address }) => {
    return identity.accounts.startPasskeyLogin(address);
  },
  loginWithPasskey: (_root, { answer }, { identity, caller }) => {
    return identity.accounts.loginWithPasskey(answer, caller);
  },
  startPasskeyStepUp: async (_root, _arguments, context) => {
    const { account } = await requireSession(context);
    return context.identity.factors.passkeys.startStepUp(account);
  },
  startPasskeyRegistration: async (_root, { ticket }, context) => {
    const { account } = await requireSession(context);
    const { factors, tickets } = context.identity;
    await tickets.require(account.accountId, ticket);
    return factors.passkeys.startRegistration(account);
  },
  finishPasskeyRegistration: async (_root, { answer, name }, context) => {
    const { account } = await requireSession(context);
    await context.identity.factors.passkeys.finishRegistration(account, answer, name);
    await context.identity.security.made('add-passkey', { account, caller: context.caller }, name);
    return account;
  },
  renamePasskey: async (_root, { id, name }, context) => {
    const { account } = await requireSession(context);
    await context.identity.factors.passkeys.rename(account.accountId, id, name);
    await note(context, account, 'passkey-renamed', name);
    return account;
  },
};

type TotpFields = 'startTotp' | 'confirmTotp' | 'newRecoveryCodes';

const totpMutations: Pick<MutationResolvers, TotpFields> = {
  startTotp: async (_root, { ticket }, context) => {
    const { account } = await requireSession(context);
    const { factors, tickets } = context.identity;
    await tickets.require(account.accountId, ticket);
    return factors.authenticators.start(account);
  },
  confirmTotp: async (_root, { code }, context) => {
    const { account } = await requireSession(context);
    const codes = await context.identity.factors.authenticators.confirm(account.accountId, code);
    await context.identity.security.made('add-totp', { account, caller: context.caller }, null);
    return codes;
  },
  newRecoveryCodes: async (_root, { ticket }, context) => {
    const { account } = await requireSession(context);
    const { factors, security } = context.identity;
    const { authenticators, recoveryCodes } = factors;
    const has = (await authenticators.since(account.accountId)) !== null;
    return security.make('make-recovery-codes', { account, ticket, caller: context.caller }, async (tx) => {
      if (!has) throw new GatewayError('NOT_FOUND');
      return { result: await recoveryCodes.renew(account.accountId, tx), detail: null };
    });
  },
};

export const factorMutations = { ...passkeyMutations, ...totpMutations };

type Fields = 'stepUp' | 'passkeysOffered' | 'passkeys' | 'totpSince' | 'recoveryCodesLeft';

export const factorFields: Pick<SecurityResolvers, Fields> = {
  stepUp: ({ accountId }, _arguments, { identity }) => identity.factors.stepUp.methods(accountId),
  passkeysOffered: (_account, _arguments, { identity }) => identity.factors.passkeys.offered(),
  passkeys: ({ accountId }, _arguments, { identity }) => identity.factors.passkeys.list(accountId),
  totpSince: ({ accountId }, _arguments, { identity }) => identity.factors.authenticators.since(accountId),
  recoveryCodesLeft: ({ accountId }, _arguments, { identity }) => identity.factors.recoveryCodes.left(accountId),
};

export const passkeyFields: PasskeyResolvers = { id: ({ passkeyId }) => passkeyId };
