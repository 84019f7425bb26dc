import { Text } from '../../ui/Box.tsx';
import styles from './MessageText.module.css';

/** What a message or a notice says, in the lines that it was written in. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <Text as="p" tone="soft" anywhere maxWidth="text" className={styles.text}>
    {text}
  </Text>
);
