import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/box.css';
import '../generated/style-props/classes.css';
import './console.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LocaleProvider } from '../i18n/index.ts';
import { ToastProvider } from '../ui/toasts.tsx';
import { createClient } from './api/client.ts';
import { watchPresence } from './api/presence.ts';
import { SessionProvider } from './api/session.tsx';
import { App } from './frame/App.tsx';
import { WordsProvider } from './texts.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('the page has no root element');

const announcements = new EventTarget();
const client = createClient({
  isAttended: watchPresence(window, Date.now),
  onEnded: () => announcements.dispatchEvent(new Event('ended')),
  onRefused: () => announcements.dispatchEvent(new Event('refused')),
});

createRoot(container).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <LocaleProvider>
        <WordsProvider>
          <ToastProvider>
            <SessionProvider announcements={announcements}>
              <BrowserRouter basename="/operator">
                <Suspense fallback={null}>
                  <App />
                </Suspense>
              </BrowserRouter>
            </SessionProvider>
          </ToastProvider>
        </WordsProvider>
      </LocaleProvider>
    </ApolloProvider>
  </StrictMode>,
);
