import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { ConfirmDialog, type ConfirmRequest } from './ConfirmDialog.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { withDeadline } from './chunk-deadline.ts';

/** Every dialog the page can show, with what it needs to know. */
export type DialogRequest =
  | { readonly name: 'login' }
  | { readonly name: 'register' }
  /** `amount`: minor units to suggest. */
  | { readonly name: 'deposit'; readonly amount?: number }
  | { readonly name: 'language' }
  | ({ readonly name: 'confirm' } & ConfirmRequest);

export interface Dialogs {
  readonly current: DialogRequest | null;
  /** One at a time: opening one closes the other. */
  readonly open: (request: DialogRequest) => void;
  readonly close: () => void;
}

const DialogContext = createContext<Dialogs | null>(null);

const LoginDialog = lazy(() => withDeadline(import('../features/account/LoginDialog.tsx')));
const RegisterDialog = lazy(() => withDeadline(import('../features/account/RegisterDialog.tsx')));
const LanguageDialog = lazy(() => withDeadline(import('../features/account/LanguageDialog.tsx')));
const DepositDialog = lazy(() => withDeadline(import('../features/deposit/DepositDialog.tsx')));

const Shown = ({ request, close }: { readonly request: DialogRequest; readonly close: () => void }) => {
  switch (request.name) {
    case 'login':
      return <LoginDialog onClose={close} />;
    case 'register':
      return <RegisterDialog onClose={close} />;
    case 'language':
      return <LanguageDialog onClose={close} />;
    case 'deposit':
      return <DepositDialog onClose={close} {...(request.amount !== undefined && { amount: request.amount })} />;
    case 'confirm':
      return <ConfirmDialog {...request} onClose={close} />;
  }
};

export const DialogProvider = ({ children }: { readonly children: ReactNode }) => {
  const [current, setCurrent] = useState<DialogRequest | null>(null);
  const close = useCallback(() => setCurrent(null), []);
  const value = useMemo(() => ({ current, open: setCurrent, close }), [current, close]);
  return <DialogContext value={value}>{children}</DialogContext>;
};

/** Draws the dialog that is asked for; stands once, inside all providers. */
export const DialogHost = () => {
  const { current, close } = useDialogs();
  if (current === null) return null;
  return (
    <ChunkBoundary key={current.name} onDismiss={close}>
      <Suspense fallback={null}>
        <Shown request={current} close={close} />
      </Suspense>
    </ChunkBoundary>
  );
};

export const useDialogs = (): Dialogs => {
  const value = useContext(DialogContext);
  if (value === null) throw new Error('useDialogs needs a DialogProvider above it');
  return value;
};
