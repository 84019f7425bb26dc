import '../features/fairness/verify/forbid-eval.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/box.css';
import '../generated/style-props/classes.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider } from '../i18n/index.ts';
import { ToastProvider } from '../ui/toasts.tsx';
import { VerifierPage } from './VerifierPage.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('the page has no root element');

createRoot(container).render(
  <StrictMode>
    <LocaleProvider>
      <ToastProvider>
        <Suspense>
          <VerifierPage />
        </Suspense>
      </ToastProvider>
    </LocaleProvider>
  </StrictMode>,
);
