import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import form from '../account/account.module.css';
import { useCopy } from '../share/use-copy.ts';
import styles from './security.module.css';

const FILE_NAME = 'glasscase-recovery-codes.txt';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Ten codes that are shown this once, with every way to keep them. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => {
  const { security } = useMessages();
  const words = security.codes;
  const copy = useCopy();
  const sheet = words.sheet({ site: window.location.host });
  return (
    <div className={form.form}>
      <p role="status">{words.lead}</p>
      <Box padY={14} padX={16} radius="control" ground="well" ring="hairline" className={styles.sheet}>
        <Text as="p" size="small" tone="muted">
          {sheet}
        </Text>
        <Grid as="ol" size="large" columns={2} gapY={8} gapX={16} marginTop={12} dir="ltr">
          {codes.map((code) => (
            <li key={code} className="mono">
              {code}
            </li>
          ))}
        </Grid>
      </Box>
      <Row wrap gap={8} align="stretch" className={styles.ways}>
        {copy !== null && (
          <Button icon="copy" onClick={() => copy(codes.join('\n'))}>
            {words.copy}
          </Button>
        )}
        <Button icon="download" onClick={() => saveFile(FILE_NAME, `${sheet}\n\n${codes.join('\n')}\n`, 'text/plain')}>
          {words.download}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Row>
      <Button variant="primary" size="large" onClick={onSaved}>
        {words.saved}
      </Button>
    </div>
  );
};
