import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { SaveProof } from './use-save-proof.ts';
import styles from './verify.module.css';

interface SavingProps {
  readonly saving: SaveProof;
}

export const SaveProofButton = ({ saving }: SavingProps) => {
  const { keep } = useMessages().fairness.verify;
  return (
    <Button busy={saving.status === 'saving'} onClick={saving.save}>
      {keep.save}
    </Button>
  );
};

/** A proof to take along: as a file for the verifier that needs no site, and as a link for a phone. */
export const KeepProof = ({ id, saving }: SavingProps & { readonly id: string }) => {
  const { keep } = useMessages().fairness.verify;
  return (
    <Row as="section" wrap gapX={24} gapY={16} align="start" marginTop={28} pad={16} radius="card" ground="surface">
      <QrCode text={`${window.location.origin}/provably-fair/verify/${id}`} label={keep.qr} />
      <Stack gap={12} className={styles.words}>
        <Text as="h2" size="large">
          {keep.title}
        </Text>
        <Text as="p" size="note" tone="muted" maxWidth={560}>
          {keep.text}
        </Text>
        <Row wrap gap={12}>
          <SaveProofButton saving={saving} />
          <Text as="a" tone="info" href="/verifier.html" download="glasscase-verifier.html">
            {keep.verifier}
          </Text>
        </Row>
        <Box role="status">
          {saving.status === 'failed' && (
            <Text as="p" size="note" tone="danger">
              {keep.failed}
            </Text>
          )}
        </Box>
      </Stack>
    </Row>
  );
};
