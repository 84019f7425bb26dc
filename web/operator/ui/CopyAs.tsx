import type { DocumentNode } from 'graphql';
import { useId } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useWords } from '../texts.tsx';
import styles from './CopyAs.module.css';
import { Glyph } from './Glyph.tsx';
import { commandText, graphqlText } from './operation-texts.ts';

interface CopyAsProps {
  /** The operation that gives what the page shows. */
  readonly document: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** For a page's head: what the page shows, as a command of the terminal and as GraphQL. */
export const CopyAs = ({ document, variables = {} }: CopyAsProps) => {
  const { copies } = useWords();
  const { show } = useToasts();
  const menu = useId();
  const choices = [
    [copies.command, commandText(document, variables)],
    [copies.graphql, graphqlText(document, variables)],
  ] as const;
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      show('success', copies.copied);
    } catch {
      show('error', copies.failed);
    }
  };
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={menu} aria-label={copies.open} title={copies.open}>
        <Glyph name="copy" />
      </button>
      <Menu id={menu} className={styles.menu}>
        {choices.map(
          ([name, text]) =>
            text !== null && (
              <button
                key={name}
                type="button"
                className={styles.choice}
                popoverTarget={menu}
                popoverTargetAction="hide"
                onClick={() => void copy(text)}
              >
                {name}
                <code className={styles.text}>{text}</code>
              </button>
            ),
        )}
      </Menu>
    </>
  );
};
