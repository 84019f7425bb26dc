import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useCopy } from '../share/use-copy.ts';
import { RawText } from './Hex.tsx';
import styles from './hex.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** The name of the copied text. */
  readonly label: string;
  /** The button needs no room beyond that of the line of text at whose end it stands. */
  readonly inLine?: boolean;
  /** The page shows the text nowhere else: without a clipboard, it is in the button's place. */
  readonly unseen?: boolean;
  readonly className?: string | undefined;
}

/** Nothing without a clipboard. */
export const CopyButton = ({ text, label, inLine = true, unseen = false, className }: CopyButtonProps) => {
  const { share } = useMessages();
  const copy = useCopy();
  if (copy === null) return unseen ? <RawText text={text} /> : null;
  return (
    <IconButton
      icon="copy"
      label={share.copyOf({ label })}
      className={classNames(inLine && styles.inLine, className)}
      onClick={() => copy(text)}
    />
  );
};

/** One element, and at its end the button that copies what it shows. */
export const Copyable = ({ children, ...copied }: CopyButtonProps & { readonly children: ReactNode }) => (
  <Row grow align="start" gap={8} shrink className={styles.copyable}>
    {children}
    <CopyButton {...copied} />
  </Row>
);

/** A line for the shell. */
export const CommandLine = ({ text, label }: Pick<CopyButtonProps, 'text' | 'label'>) => (
  <Row gap={8} padX={14} radius="control" ground="well">
    <Text as="code" dir="ltr" grow shrink padY={12} text="start" anywhere className="mono">
      {text}
    </Text>
    <CopyButton text={text} label={label} />
  </Row>
);
