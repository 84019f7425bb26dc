import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    readonly login: { readonly mode?: 'password' | 'sms' };
    /** `steamTicket`: the new account is linked to the Steam account it stands for. */
    readonly register: { readonly steamTicket?: string };
    readonly findPassword: object;
    /** The not-logged-in prompt, before something that takes a player. `to`: the way in that comes first. */
    readonly loginTip: { readonly to?: 'login' | 'register' };
    /** The benefits of an account. */
    readonly benefit: object;
    readonly userVerify: object;
    readonly changePassword: object;
  }
}

export const manifest: Feature = {
  dialogs: {
    login: { load: () => import('./LoginDialog.tsx') },
    register: { load: () => import('./RegisterDialog.tsx') },
    findPassword: { load: () => import('./FindPasswordDialog.tsx') },
    loginTip: { load: () => import('./TipDialog.tsx') },
    benefit: { load: () => import('./BenefitDialog.tsx') },
    userVerify: { load: () => import('./VerifyDialog.tsx') },
    changePassword: { load: () => import('./ChangePasswordDialog.tsx') },
  },
};
