import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/box.css';
import './generated/style-props/classes.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApollo } from './platform/apollo.ts';
import { pageRandomBytes } from './platform/commands/command-id.ts';
import { keepSent, noteRefusal } from './platform/commands/sent-command.ts';
import { createConnectivity } from './platform/connectivity.ts';
import { deviceStorage } from './platform/device-storage.ts';
import { deviceTokenIn } from './platform/device-token.ts';
import { loadedOnce } from './platform/lane-device.tsx';
import { createLoginExpiry } from './platform/login-expiry.ts';
import { takeControls } from './platform/painted-controls.ts';
import { reconnectWait } from './platform/reconnect.ts';
import { createServerClock } from './platform/server-clock.ts';
import { playerIn } from './platform/session.tsx';
import { storedSettings } from './platform/settings.tsx';
import { NOTE_STORED, storeSignedNotes } from './platform/signed-notes.ts';
import { createTokenStore } from './platform/token-store.ts';
import { App } from './shell/App.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('the page has no root element');

const announcements = new EventTarget();
const tokens = createTokenStore(deviceStorage, window);
const measured = createServerClock(Date.now);
/** Measures only where this device's owner agrees to it. */
const clock: typeof measured = {
  now: measured.now,
  observe: (date, sentAt, receivedAt) => {
    if (storedSettings(deviceStorage).agreePing) measured.observe(date, sentAt, receivedAt);
  },
};
/** Where a link of a notice may have ended this very session. */
const ENDS_SESSIONS = /^\/security\//;
const onLoginExpired = createLoginExpiry({
  now: Date.now,
  after: (delayMs, run) => setTimeout(run, delayMs),
  pageAnnounces: () => ENDS_SESSIONS.test(window.location.pathname),
  takeToken: () => {
    const token = tokens.get();
    tokens.set(null);
    return token;
  },
  announce: (token) => announcements.dispatchEvent(new CustomEvent('login-expired', { detail: token })),
});
/** A site that takes longer to say that it is there can't be played on. */
const PROBE_TIMEOUT_MS = 5_000;
const connectivity = createConnectivity({
  // Any answer shows that the site is there.
  reaches: () =>
    fetch('/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
      () => true,
      () => false,
    ),
  wait: () => reconnectWait(document),
});
window.addEventListener('offline', connectivity.suspect);
const client = createApollo({
  tokens,
  device: deviceTokenIn(deviceStorage, pageRandomBytes),
  clock,
  onLoginExpired,
  onSilence: connectivity.suspect,
  onReconnected: () => announcements.dispatchEvent(new Event('reconnected')),
  onAnswer: (data, errors) => {
    if (storeSignedNotes(deviceStorage, data, errors)) window.dispatchEvent(new Event(NOTE_STORED));
  },
  onCommand: (command) => {
    const playerId = playerIn(client.cache);
    if (playerId !== null) keepSent(deviceStorage, { ...command, playerId, sentAt: Date.now(), refusal: null });
  },
  onRefused: (commandId, code) => noteRefusal(deviceStorage, commandId, code),
});

const lanes = loadedOnce(async () => (await import('./features/lanes/start-lane-device.ts')).startLaneDevice(client));

const app = (
  <StrictMode>
    <App
      client={client}
      tokens={tokens}
      clock={clock}
      announcements={announcements}
      connectivity={connectivity}
      lanes={lanes}
      onLoginExpired={onLoginExpired}
    />
  </StrictMode>
);
const { paintedForOthers } = document.documentElement.dataset;
if (container.hasChildNodes() && paintedForOthers === undefined) {
  hydrateRoot(container, app);
  // A tap has React take over first what it is meant for.
  takeControls('around');
} else {
  container.replaceChildren();
  delete document.documentElement.dataset.paintedForOthers;
  createRoot(container).render(app);
}
