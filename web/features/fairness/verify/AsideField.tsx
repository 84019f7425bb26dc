import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Hex } from '../Hex.tsx';
import styles from './aside.module.css';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly copy?: string;
  readonly children: ReactNode;
}

export const AsideField = ({ label, note, copy, children }: FieldProps) => (
  <Box padY={12} line="top">
    <Row as="p" size="small" justify="between" gap={12} marginBottom={4} tone="muted" align="stretch">
      <span>{label}</span>
      {note !== undefined && <span>{note}</span>}
    </Row>
    <Row align="start" gap={8} className={styles.fieldValue}>
      <div>{children}</div>
      {copy !== undefined && <CopyButton text={copy} label={label} />}
    </Row>
  </Box>
);

/** Seed and salt; as long as they are hidden a blank in their place. */
export const SeedFields = ({
  secrets,
}: {
  readonly secrets: { readonly serverSeed: string; readonly salt: string } | null;
}) => {
  const { aside } = useMessages().fairness.verify;
  if (secrets === null) {
    return (
      <AsideField label={aside.serverSeed} note={aside.hidden}>
        <Text display="block" marginY={4} className={styles.hidden} aria-hidden="true" />
      </AsideField>
    );
  }
  return (
    <>
      <AsideField label={aside.serverSeed} note={aside.revealed} copy={secrets.serverSeed}>
        <Hex text={secrets.serverSeed} />
      </AsideField>
      <AsideField label={aside.salt} copy={secrets.salt}>
        <Hex text={secrets.salt} />
      </AsideField>
    </>
  );
};
