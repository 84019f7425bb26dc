import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { LocaleProvider } from '../i18n/index.ts';
import { AccountPagesContext } from '../platform/account-pages.ts';
import { AnnouncementsProvider } from '../platform/announcements.tsx';
import { ClockProvider } from '../platform/clock.tsx';
import { ConnectionLostProvider } from '../platform/connection-lost.tsx';
import type { Connectivity } from '../platform/connectivity.ts';
import { DialogProvider } from '../platform/dialogs.tsx';
import { LaneDeviceProvider, type LoadLaneDevice } from '../platform/lane-device.tsx';
import { type Painting, SiteRouter } from '../platform/location.tsx';
import type { ServerClock } from '../platform/server-clock.ts';
import { SessionProvider } from '../platform/session.tsx';
import { SettingsProvider } from '../platform/settings.tsx';
import type { TokenStore } from '../platform/token-store.ts';
import { RememberedQueryProvider } from '../platform/use-remembered-query.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { DialogHost } from './DialogHost.tsx';
import { ACCOUNT_PAGES } from './features.ts';
import { Shell } from './frame/Shell.tsx';
import { LoginExpiredNotice } from './LoginExpiredNotice.tsx';
import { AppRoutes } from './routes.tsx';
import { StepUpProvider } from './StepUpProvider.tsx';

interface AppProps {
  /** Where the server paints, which no browser tells. */
  readonly painting?: Painting;
  readonly client: ApolloClient;
  readonly tokens: TokenStore;
  readonly clock: ServerClock;
  /** Emits `login-expired` and `reconnected`. */
  readonly announcements: EventTarget;
  readonly connectivity: Connectivity;
  readonly lanes: LoadLaneDevice;
  readonly onLoginExpired: () => void;
}

export const App = ({
  painting,
  client,
  tokens,
  clock,
  announcements,
  connectivity,
  lanes,
  onLoginExpired,
}: AppProps) => (
  <LocaleProvider>
    <ApolloProvider client={client}>
      <ClockProvider clock={clock}>
        <ConnectionLostProvider connectivity={connectivity}>
          <AnnouncementsProvider announcements={announcements}>
            <SettingsProvider>
              <SessionProvider tokens={tokens} onLoginExpired={onLoginExpired}>
                <LaneDeviceProvider load={lanes}>
                  <ToastProvider>
                    <DialogProvider>
                      <SiteRouter painting={painting}>
                        <ChunkBoundary whole>
                          <RememberedQueryProvider>
                            <StepUpProvider>
                              <Shell>
                                <AccountPagesContext value={ACCOUNT_PAGES}>
                                  <AppRoutes />
                                </AccountPagesContext>
                              </Shell>
                              <DialogHost />
                            </StepUpProvider>
                            <LoginExpiredNotice announcements={announcements} />
                          </RememberedQueryProvider>
                        </ChunkBoundary>
                      </SiteRouter>
                    </DialogProvider>
                  </ToastProvider>
                </LaneDeviceProvider>
              </SessionProvider>
            </SettingsProvider>
          </AnnouncementsProvider>
        </ConnectionLostProvider>
      </ClockProvider>
    </ApolloProvider>
  </LocaleProvider>
);
