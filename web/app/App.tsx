import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';
import { LocaleProvider } from '../i18n/index.ts';
import { AnnouncementsProvider } from '../shared/announcements.tsx';
import { ClockProvider } from '../shared/clock.tsx';
import { DialogProvider } from '../shared/dialogs.tsx';
import type { ServerClock } from '../shared/server-clock.ts';
import { SessionProvider } from '../shared/session.tsx';
import { SettingsProvider } from '../shared/settings.tsx';
import type { TokenStore } from '../shared/token-store.ts';
import { RememberedQueryProvider } from '../shared/use-remembered-query.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { DialogHost } from './DialogHost.tsx';
import { LoginExpiredNotice } from './LoginExpiredNotice.tsx';
import { AppRoutes } from './routes.tsx';
import { StepUpProvider } from './StepUpProvider.tsx';
import { Shell } from './shell/Shell.tsx';
import { SessionWatchSlot } from './shell/session-slot.tsx';

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
