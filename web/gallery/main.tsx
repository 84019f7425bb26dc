import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/box.css';
import '../generated/style-props/classes.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider } from '../i18n/index.ts';
import { Gallery } from './Gallery.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('the page has no root element');
const { dataset } = document.documentElement;
dataset.theme = new URLSearchParams(window.location.search).get('theme') ?? dataset.theme;

createRoot(container).render(
  <StrictMode>
    <LocaleProvider>
      <Gallery />
    </LocaleProvider>
  </StrictMode>,
);
