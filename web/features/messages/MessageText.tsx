import { Text } from '../../ui/Box.tsx';
import styles from './MessageText.module.css';

/** The text of a message or a notice, with its own line breaks. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <Text as="p" tone="soft" anywhere maxWidth="text" className={styles.text}>
    {text}
  </Text>
);
