import { Row, Text } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../fairness/CopyButton.tsx';
import styles from './settings.module.css';

interface SecretTextProps {
  readonly text: string;
  /** The displayed form, where it differs from the copied one. */
  readonly shown?: string;
  /** The name of the secret. */
  readonly label: string;
}

/** A key or a secret that the page shows once: one press selects all of it, another copies it. */
export const SecretText = ({ text, shown = text, label }: SecretTextProps) => (
  <Row as="p" gap={8} padX={14} radius="control" ground="well" ring="hairline">
    <Text as="bdi" grow shrink anywhere padY={12} className={classNames('mono', styles.secret)} dir="ltr">
      {shown}
    </Text>
    <CopyButton text={text} label={label} />
  </Row>
);
