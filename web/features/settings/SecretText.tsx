import { Row, Text } from '../../ui/Box.tsx';
import { join } from '../../ui/join.ts';
import { CopyButton } from '../fairness/CopyButton.tsx';
import styles from './settings.module.css';

interface SecretTextProps {
  readonly text: string;
  /** As it is to be read, where that differs from what is copied. */
  readonly shown?: string;
  /** What it is, in words. */
  readonly label: string;
}

/** A key or a secret that is shown this once: one press selects the whole of it, another copies it. */
export const SecretText = ({ text, shown = text, label }: SecretTextProps) => (
  <Row as="p" gap={8} padX={14} radius="control" ground="well" ring="hairline">
    <Text as="bdi" grow shrink anywhere padY={12} className={join('mono', styles.secret)} dir="ltr">
      {shown}
    </Text>
    <CopyButton text={text} label={label} />
  </Row>
);
