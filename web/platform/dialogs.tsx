import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/** The question that the page asks before an act. */
export interface ConfirmRequest {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** The act loses something. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
}

/** Every dialog the page can show, with what it needs to know. Features add theirs in their manifests. */
export interface DialogRequests {
  readonly confirm: ConfirmRequest;
}

export type DialogName = keyof DialogRequests;

/** One of the named dialogs. */
export type DialogRequest<Name extends DialogName = DialogName> = {
  readonly [Each in Name]: { readonly name: Each } & DialogRequests[Each];
}[Name];

export type DialogProps<Name extends DialogName> = DialogRequests[Name] & { readonly onClose: () => void };

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
