import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { OwnPhoneCheck } from '../account/OwnPhoneCheck.tsx';

interface TicketAccess {
  /** Proof of a moment ago that it is the player; null without one. */
  readonly ticket: string | null;
  readonly keep: (ticket: string | null) => void;
}

const TicketContext = createContext<TicketAccess | null>(null);

/** One SMS code is good for several sensitive acts: its ticket stays as long as the page does. */
export const TicketProvider = ({ children }: { readonly children: ReactNode }) => {
  const [ticket, keep] = useState<string | null>(null);
  const value = useMemo(() => ({ ticket, keep }), [ticket]);
  return <TicketContext value={value}>{children}</TicketContext>;
};

const useTicket = (): TicketAccess => {
  const value = useContext(TicketContext);
  if (value === null) throw new Error('a ticket needs a TicketProvider above it');
  return value;
};

interface TicketGateProps {
  readonly lead?: string;
  /** What the ticket opens. `onInvalid`: the server no longer takes it, so another code is asked for. */
  readonly children: (ticket: string, onInvalid: () => void) => ReactNode;
}

/** Asks for an SMS code first, unless there is a ticket. */
export const TicketGate = ({ lead, children }: TicketGateProps) => {
  const { settings } = useMessages();
  const { ticket, keep } = useTicket();
  if (ticket === null) return <OwnPhoneCheck lead={lead ?? settings.ticket.lead} onTicket={keep} />;
  return children(ticket, () => keep(null));
};
