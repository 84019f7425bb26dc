import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';
import { LocaleProvider } from '../i18n/index.ts';
import { ToastProvider } from '../ui/toasts.tsx';
import { AnnouncementsProvider } from './announcements.tsx';
import { ClockProvider } from './clock.tsx';
import { DialogHost } from './DialogHost.tsx';
import { DialogProvider } from './dialogs.tsx';
import { LoginExpiredNotice } from './LoginExpiredNotice.tsx';
import { AppRoutes } from './routes.tsx';
import type { ServerClock } from './server-clock.ts';
import { SessionProvider } from './session.tsx';
import { SettingsProvider } from './settings.tsx';
import { Shell } from './shell/Shell.tsx';
import { SessionWatchSlot } from './shell/session-slot.tsx';
import { StepUpProvider } from './step-up.tsx';
import type { TokenStore } from './token-store.ts';
import { RememberedQueryProvider } from './use-remembered-query.tsx';

interface AppProps {
  readonly client: ApolloClient;
  readonly tokens: TokenStore;
  readonly clock: ServerClock;
  /** Emits `login-expired` and `reconnected`. */
  readonly announcements: EventTarget;
  readonly onLoginExpired: () => void;
}

export const App = ({ client, tokens, clock, announcements, onLoginExpired }: AppProps) => (
  <LocaleProvider>
    <ApolloProvider client={client}>
      <ClockProvider clock={clock}>
        <AnnouncementsProvider announcements={announcements}>
          <SettingsProvider>
            <SessionProvider tokens={tokens} onLoginExpired={onLoginExpired}>
              <ToastProvider>
                <DialogProvider>
                  <BrowserRouter>
                    <RememberedQueryProvider>
                      <StepUpProvider>
                        <Shell>
                          <AppRoutes />
                        </Shell>
                        <DialogHost />
                      </StepUpProvider>
                      <LoginExpiredNotice announcements={announcements} />
                      <SessionWatchSlot />
                    </RememberedQueryProvider>
                  </BrowserRouter>
                </DialogProvider>
              </ToastProvider>
            </SessionProvider>
          </SettingsProvider>
        </AnnouncementsProvider>
      </ClockProvider>
    </ApolloProvider>
  </LocaleProvider>
);
