import { Row } from '../../../ui/Box.tsx';
import { CopyButton } from '../CopyButton.tsx';
import styles from './draw.module.css';

interface BytesProps {
  /** What it is, in words: opens and closes it. */
  readonly label: string;
  readonly text: string;
  /** In words, for copying; the label where not given. */
  readonly name?: string;
}

/** Bytes as they are hashed or run, folded away until somebody wants them. */
export const Bytes = ({ label, text, name = label }: BytesProps) => (
  <details className={styles.shell}>
    <summary>{label}</summary>
    <Row align="start" gap={8} className={styles.copyable}>
      <pre dir="ltr" className="mono">
        {text}
      </pre>
      <CopyButton text={text} label={name} />
    </Row>
  </details>
);
