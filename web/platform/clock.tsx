import { createContext, type ReactNode, useContext } from 'react';
import type { ServerClock } from './server-clock.ts';

const ClockContext = createContext<ServerClock | null>(null);

export const ClockProvider = ({ clock, children }: { readonly clock: ServerClock; readonly children: ReactNode }) => (
  <ClockContext value={clock}>{children}</ClockContext>
);

/** The server's time, as well as this device can tell it. */
export const useServerClock = (): ServerClock => {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useServerClock needs a ClockProvider above it');
  return clock;
};
