import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../texts.tsx';
import { amountText, shareText } from '../../ui/figures.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import type { PublishedCase } from './catalog-query.ts';

interface VersionsProps {
  /** The newest first. */
  readonly versions: readonly PublishedCase[];
  readonly onDraft: (version: number) => void;
}

/** The versions of a case. An earlier one, as a draft, takes a publication back. */
export const Versions = ({ versions, onDraft }: VersionsProps) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  return (
    <Panel title={text.versions} aside={<span>{formatCount(versions.length, locale)}</span>}>
      <ul className={styles.list}>
        {versions.map(({ version, price, share, effectiveAt }, at) => (
          <li key={version}>
            <span>
              v{version} · {amountText(price, locale)} · {shareText(share)}
              <span className={styles.change}>
                <Moment at={effectiveAt} />
              </span>
            </span>
            {at > 0 && (
              <Button className={styles.action} onClick={() => onDraft(version)}>
                {text.actions.undo({ version: String(version) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
