import { Suspense, useEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { Row } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import styles from './HeaderTools.module.css';

const SoundMenu = lazyWithTexts({ load: () => import('../../features/sound/SoundMenu.tsx') });
const FreeCaseButton = lazyWithTexts({ load: () => import('../../features/free-case/FreeCaseButton.tsx') });

/** Search, by its button or by Ctrl or ⌘ with K, sound, and the free case, in places of their own before they have come. */
export const HeaderTools = ({ titled }: { readonly titled: boolean }) => {
  const { shell } = useMessages();
  const { open } = useDialogs();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open({ name: 'search' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  return (
    <Row rigid>
      <IconButton
        icon="search"
        label={shell.header.search}
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open({ name: 'search' })}
      />
      <span className={styles.sound}>
        <QuietBoundary>
          <Suspense>
            <SoundMenu />
          </Suspense>
        </QuietBoundary>
      </span>
      <span className={styles.free} data-titled={titled || undefined}>
        <QuietBoundary>
          <Suspense>
            <FreeCaseButton />
          </Suspense>
        </QuietBoundary>
      </span>
    </Row>
  );
};
