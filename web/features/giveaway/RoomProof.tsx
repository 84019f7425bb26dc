import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyButton } from '../fairness/CopyButton.tsx';
import { Hex } from '../fairness/Hex.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import styles from './RoomProof.module.css';

const RoomProofRow = ({
  label,
  copy,
  children,
}: {
  readonly label: string;
  readonly copy?: string;
  readonly children: ReactNode;
}) => (
  <Box padY={12} line="top">
    <Text as="dt" size="small" tone="muted">
      {label}
    </Text>
    <Row as="dd" align="start" gap={8}>
      <Text grow shrink anywhere>
        {children}
      </Text>
      {copy !== undefined && <CopyButton text={copy} label={label} />}
    </Row>
  </Box>
);

/**
 * The commitment from before the first entry, those made since, and the link to verify the room once its seed is shown.
 */
export const RoomProof = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { id, publicHash, entriesHash, beacon, reveal } = room;
  const round = beacon.round ?? null;
  return (
    <section aria-labelledby="room-proof">
      <Text as="h2" id="room-proof" size="large">
        {words.proof}
      </Text>
      <Text as="p" size="note" marginTop={4} marginBottom={12} tone="muted" textWrap="pretty">
        {words.proofText}
      </Text>
      <dl>
        <RoomProofRow label={words.facts.hash} copy={publicHash}>
          <Text tone="info">
            <Hex text={publicHash} />
          </Text>
        </RoomProofRow>
        {entriesHash != null && (
          <RoomProofRow label={words.entriesHash} copy={entriesHash}>
            <Hex text={entriesHash} />
          </RoomProofRow>
        )}
        <RoomProofRow label={words.beacon}>
          {round === null ? words.beaconNone : words.beaconRound({ round: formatCount(round, locale) })}
        </RoomProofRow>
      </dl>
      {reveal !== null && reveal !== undefined && (
        <ButtonLink to={`/provably-fair/verify/${id}`} variant="proof" icon="shield" className={styles.verify}>
          {words.verify}
        </ButtonLink>
      )}
    </section>
  );
};
