import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/index.ts';
import { PayPauseContext } from '../ui/Button.tsx';
import type { Connectivity } from './connectivity.ts';

const ConnectionLostContext = createContext(false);

interface ConnectionLostProviderProps {
  readonly connectivity: Connectivity;
  readonly children: ReactNode;
}

/** While the site can't be reached nothing is paid: buttons for it say so. */
export const ConnectionLostProvider = ({ connectivity, children }: ConnectionLostProviderProps) => {
  const { errors } = useMessages().shell;
  // React takes over the painted page unchanged, as connected, and reads the connection afterwards.
  const lost = useSyncExternalStore(connectivity.subscribe, connectivity.isLost, () => false);
  return (
    <ConnectionLostContext value={lost}>
      <PayPauseContext value={lost ? errors.payPaused : null}>{children}</PayPauseContext>
    </ConnectionLostContext>
  );
};

/** Whether the site can't be reached now. */
export const useConnectionLost = (): boolean => useContext(ConnectionLostContext);
