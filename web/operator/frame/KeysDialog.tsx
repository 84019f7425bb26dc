import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../texts.tsx';
import { paletteKey } from '../ui/keys.ts';
import styles from './KeysDialog.module.css';

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { keys } = useWords().frame;
  const rows = [
    [paletteKey(navigator.platform), keys.palette],
    ['J', keys.next],
    ['K', keys.previous],
    ['Enter', keys.open],
    ['Esc', keys.close],
    ['?', keys.help],
  ] as const;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, act]) => (
          <div key={key} className={styles.row}>
            <dt>{act}</dt>
            <dd>
              <kbd className={styles.key}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
