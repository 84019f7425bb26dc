import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';

/** Fields to type into or to choose from. In a dialog the keyboard starts there, and not at the button that closes it. */
const FIELD =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), textarea, select):not(:disabled)';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `sheet` rises from the lower edge on a phone and stands at the end side on a wide page. */
  readonly shape?: 'window' | 'sheet';
  readonly wide?: boolean;
}

/**
 * A modal `<dialog>`: open as long as it is mounted. Focus goes to the first field that it opens with, else to the first
 * control. The browser keeps focus inside, makes the rest inert, closes it on Escape, and gives the focus back to where it was.
 */
export const Dialog = ({ title, onClose, children, shape = 'window', wide = false }: DialogProps) => {
  const { shell } = useMessages();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    const { documentElement } = document;
    documentElement.style.setProperty('--scroll-bar', `${window.innerWidth - documentElement.clientWidth}px`);
    dialog.showModal();
    dialog.querySelector<HTMLElement>(FIELD)?.focus();
    // The backdrop belongs to the dialog element, everything else lies in a child of it. The keyboard has Escape.
    const closeOnBackdrop = (event: MouseEvent): void => {
      if (event.target === dialog) close.current();
    };
    dialog.addEventListener('click', closeOnBackdrop);
    return () => {
      dialog.removeEventListener('click', closeOnBackdrop);
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[shape], wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={shell.actions.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
};

/** A dialog from the edge of the page: menus and filters on a phone. */
export const Sheet = (props: Omit<DialogProps, 'shape' | 'wide'>) => <Dialog shape="sheet" {...props} />;
