import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { NoticeTextFragment } from '../generated/graphql.ts';

/** What is asked before an act is done. */
export interface ConfirmRequest {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** The act loses something. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
}

/** Every dialog the page can show, with what it needs to know. */
export type DialogRequest =
  | { readonly name: 'login' }
  | { readonly name: 'smsLogin' }
  /** `steamTicket`: the new account is linked to the Steam account it stands for. */
  | { readonly name: 'register'; readonly steamTicket?: string }
  | { readonly name: 'findPassword' }
  | { readonly name: 'steamLogin' }
  /** The not-logged-in prompt, before something that takes a player. */
  | { readonly name: 'loginTip' }
  | { readonly name: 'registerTip' }
  /** What signing up brings. */
  | { readonly name: 'benefit' }
  | { readonly name: 'userVerify' }
  | { readonly name: 'changePassword' }
  | { readonly name: 'realityCheck' }
  /** `amount`: minor units to suggest. */
  | { readonly name: 'deposit'; readonly amount?: number }
  | { readonly name: 'language' }
  /** Messages and notices. */
  | { readonly name: 'info' }
  /** One public notice, shown by itself. */
  | { readonly name: 'notice'; readonly notice: NoticeTextFragment }
  /** Theme and device settings. */
  | { readonly name: 'skin' }
  | ({ readonly name: 'confirm' } & ConfirmRequest);

export interface Dialogs {
  readonly current: DialogRequest | null;
  /** One at a time: opening one closes the other. */
  readonly open: (request: DialogRequest) => void;
  readonly close: () => void;
}

const DialogContext = createContext<Dialogs | null>(null);

export const DialogProvider = ({ children }: { readonly children: ReactNode }) => {
  const [current, setCurrent] = useState<DialogRequest | null>(null);
  const close = useCallback(() => setCurrent(null), []);
  const value = useMemo(() => ({ current, open: setCurrent, close }), [current, close]);
  return <DialogContext value={value}>{children}</DialogContext>;
};

export const useDialogs = (): Dialogs => {
  const value = useContext(DialogContext);
  if (value === null) throw new Error('useDialogs needs a DialogProvider above it');
  return value;
};
