import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
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
  <Box padY={10} line="top" className={styles.row}>
    <dt>{label}</dt>
    <dd>
      <span>{children}</span>
      {copy !== undefined && <CopyButton text={copy} label={label} className={styles.copy} />}
    </dd>
  </Box>
);

/** What was fixed before anybody entered, what is fixed by now, and the way to verify it once it is over. */
export const RoomProof = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { id, publicHash, entriesHash, beacon, reveal } = room;
  const round = beacon.round ?? null;
  return (
    <section className={styles.proof} aria-labelledby="room-proof">
      <h2 id="room-proof">{words.proof}</h2>
      <Text as="p" size="note" tone="muted" className={styles.text}>
        {words.proofText}
      </Text>
      <dl>
        <RoomProofRow label={words.facts.hash} copy={publicHash}>
          <Hex text={publicHash} className={styles.hash} />
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
