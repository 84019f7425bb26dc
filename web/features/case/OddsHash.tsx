import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RawText } from '../fairness/Hex.tsx';
import { useCopy } from '../share/use-copy.ts';
import styles from './OddsHash.module.css';

interface OddsHashProps {
  readonly title: string;
  readonly hash: string;
  /** The bytes that it is the hash of. */
  readonly table: string;
  /** More about the table: terms of a description list. */
  readonly children?: ReactNode;
}

const CopyBoth = ({ hash, table }: Pick<OddsHashProps, 'hash' | 'table'>) => {
  const { case: words } = useMessages();
  const copy = useCopy();
  if (copy === null) return <RawText text={table} />;
  return (
    <Row wrap justify="end" gap={8} marginTop={12} align="stretch">
      <Button icon="copy" onClick={() => copy(table)}>
        {words.hash.copyTable}
      </Button>
      <Button icon="copy" onClick={() => copy(hash)}>
        {words.hash.copyHash}
      </Button>
    </Row>
  );
};

/** The hash in short; a press shows it in full, with the table it stands for. */
export const OddsHash = ({ title, hash, table, children }: OddsHashProps) => {
  const { case: words } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box
        as="button"
        type="button"
        display="block"
        position="relative"
        height={20}
        tone="info"
        weight={500}
        text="start"
        nowrap
        className={`mono ${styles.short}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Text display={['none', 'block']}>
          {hash.slice(0, 6)}…{hash.slice(-6)}
        </Text>
        <Text display={['block', 'none']}>
          {hash.slice(0, 4)}…{hash.slice(-4)}
        </Text>
      </Box>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)} wide>
          <Text as="p" tone="muted">
            {words.hash.text}
          </Text>
          <Text
            as="p"
            marginY={16}
            pad={12}
            radius="control"
            ground="well"
            tone="info"
            anywhere
            className={`mono ${styles.full}`}
            dir="ltr"
          >
            {hash}
          </Text>
          {children !== undefined && <dl>{children}</dl>}
          <CopyBoth hash={hash} table={table} />
        </Dialog>
      )}
    </>
  );
};
