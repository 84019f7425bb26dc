import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../texts.tsx';
import { isTaken } from './keys.ts';
import { useWide } from './use-wide.ts';
import styles from './WithDetails.module.css';

export interface DetailsProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The details of a row at the end side, which stay while the list moves. Escape closes them. */
const Aside = ({ title, onClose, children }: DetailsProps) => {
  const { act } = useWords();
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTaken(event)) close.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="x" label={act.close} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
};

/** Details of a row: beside the table where there is room for both, else above it as a sheet. */
export const Details = (props: DetailsProps) =>
  useWide() ? (
    <Aside {...props} />
  ) : (
    <Dialog shape="sheet" title={props.title} onClose={props.onClose}>
      <div className={styles.sheet}>{props.children}</div>
    </Dialog>
  );

interface WithDetailsProps {
  /** `Details` of the open row; null where none is open. */
  readonly details: ReactNode;
  readonly children: ReactNode;
}

/** A list with the details of its open row beside it. */
export const WithDetails = ({ details, children }: WithDetailsProps) => (
  <div className={styles.columns} data-open={details !== null || undefined}>
    <div className={styles.list}>{children}</div>
    {details}
  </div>
);

/** A part of the details, parted from its neighbours by a hairline. */
export const DetailsPart = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    {title !== undefined && <h3>{title}</h3>}
    {children}
  </section>
);
