import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ContradictionBar.module.css';
import { type Contradiction, evidenceOf } from './kept-checkpoint.ts';

interface ContradictionBarProps {
  readonly contradiction: Contradiction;
  /** Accepts the log that the site shows now. */
  readonly onForget: () => void;
}

/**
 * A bar above the page: the site's log doesn't continue the one that it showed before. It offers the proof, or the
 * house's statement.
 */
export default function ContradictionBar({ contradiction, onForget }: ContradictionBarProps) {
  const { logWatch: words } = useMessages();
  const { reason } = contradiction;
  const isTold = typeof reason !== 'string';
  const [saved, setSaved] = useState(false);
  const save = (): void => {
    saveFile('glasscase-contradiction.txt', evidenceOf(contradiction), 'text/plain');
    setSaved(true);
  };
  return (
    <Box
      as="section"
      role="alert"
      aria-label={words.region}
      className={isTold ? `${styles.bar} ${styles.told}` : styles.bar}
    >
      <Row gap={16} align="start" wrap padY={12} className="wrap">
        <Icon name="info" size={24} />
        <Stack gap={4} grow shrink className={styles.words}>
          <Text as="h2" size="large">
            {isTold ? words.loss.title : words.title}
          </Text>
          <p>{isTold ? words.loss.told(reason) : words.reasons[reason]}</p>
          <p>{isTold ? words.loss.advice : words.advice}</p>
        </Stack>
        <Row gap={8} wrap>
          <Button variant="primary" icon="download" onClick={save}>
            {words.save}
          </Button>
          <ButtonLink to="/fairness-log">{words.log}</ButtonLink>
          {/* Not before the evidence is saved: the device loses it when the player forgets it. */}
          {saved && (
            <Button variant="ghost" onClick={onForget}>
              {words.forget}
            </Button>
          )}
        </Row>
      </Row>
    </Box>
  );
}
