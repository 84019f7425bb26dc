import type { DocumentNode } from 'graphql';
import { useId } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { useWords } from '../texts.tsx';
import styles from './CopyAs.module.css';
import { Glyph } from './Glyph.tsx';
import { commandText, graphqlText } from './operation-texts.ts';
import { useCopy } from './use-copy.ts';

interface CopyAsProps {
  /** The operation that gives what the page shows. */
  readonly document: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** For a page's head: the page's own operation, as a command of the terminal and as GraphQL. */
export const CopyAs = ({ document, variables = {} }: CopyAsProps) => {
  const { copies } = useWords();
  const copy = useCopy();
  const menu = useId();
  const choices = [
    [copies.command, commandText(document, variables)],
    [copies.graphql, graphqlText(document, variables)],
  ] as const;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={menu} aria-label={copies.open} title={copies.open}>
        <Glyph name="terminal" />
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
