import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useServerClock } from '../platform/clock.tsx';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { useSession } from '../platform/session.tsx';
import { type StepUp, StepUpContext } from '../platform/step-up.ts';
import { type Ticket, withTicket } from '../platform/with-ticket.ts';
import { ChunkBoundary } from './chunk-boundary.tsx';

const StepUpDialog = lazyWithTexts({ load: () => import('../features/account/StepUpDialog.tsx') });

/** A ticket must not run out on its way to the server. */
const MARGIN_MS = 10_000;

/** Draws "confirm it's you" above whatever is open, and remembers the ticket for as long as this sign-in and its time last. */
export const StepUpProvider = ({ children }: { readonly children: ReactNode }) => {
  const { token } = useSession();
  const clock = useServerClock();
  const [asked, setAsked] = useState<{ readonly answer: (ticket: Ticket | null) => void } | null>(null);
  const held = useRef<{ readonly ticket: Ticket; readonly session: string | null } | null>(null);

  const value = useMemo((): StepUp => {
    const isGood = ({ expiresAt }: Ticket): boolean => Date.parse(expiresAt) - clock.now() > MARGIN_MS;
    const ports = {
      kept: () => {
        const known = held.current;
        return known !== null && known.session === token() && isGood(known.ticket) ? known.ticket : null;
      },
      keep: (ticket: Ticket | null) => {
        held.current = ticket === null ? null : { ticket, session: token() };
      },
      ask: () => new Promise<Ticket | null>((resolve) => setAsked({ answer: resolve })),
    };
    return { confirmed: (act) => withTicket(act, ports) };
  }, [clock, token]);

  const settle = (ticket: Ticket | null): void => {
    setAsked(null);
    asked?.answer(ticket);
  };

  return (
    <StepUpContext value={value}>
      {children}
      {asked !== null && (
        <ChunkBoundary onDismiss={() => settle(null)}>
          <Suspense fallback={null}>
            <StepUpDialog onDone={settle} />
          </Suspense>
        </ChunkBoundary>
      )}
    </StepUpContext>
  );
};
