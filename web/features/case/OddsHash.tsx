import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { CaseDetail } from './case-query.ts';
import styles from './OddsHash.module.css';

/** The hash in short; a press shows it in full, with the table it stands for. */
export const OddsHash = ({ detail }: { readonly detail: CaseDetail }) => {
  const { case: words } = useMessages();
  const { show } = useToasts();
  const [open, setOpen] = useState(false);
  const { oddsHash, oddsTable, rtpFraction, version } = detail;

  const copy = (text: string) => async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      show('success', words.hash.copied);
    } catch {
      show('error', words.hash.failed);
    }
  };

  return (
    <>
      <button type="button" className={`mono ${styles.short}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.wide}>
          {oddsHash.slice(0, 6)}…{oddsHash.slice(-6)}
        </span>
        <span className={styles.narrow}>
          {oddsHash.slice(0, 4)}…{oddsHash.slice(-4)}
        </span>
      </button>
      {open && (
        <Dialog title={words.facts.oddsHash} onClose={() => setOpen(false)} wide>
          <p className="muted">{words.hash.text}</p>
          <p className={`mono ${styles.full}`} dir="ltr">
            {oddsHash}
          </p>
          <dl className={styles.list}>
            <dt>{words.hash.fraction}</dt>
            <dd className="num" dir="ltr">
              {rtpFraction}
            </dd>
            <dt>{words.hash.version(version)}</dt>
            <dd />
          </dl>
          <div className={styles.actions}>
            <Button icon="copy" onClick={copy(oddsTable)}>
              {words.hash.copyTable}
            </Button>
            <Button icon="copy" onClick={copy(oddsHash)}>
              {words.hash.copyHash}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};
