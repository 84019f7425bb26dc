import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CopyButton } from '../../fairness/CopyButton.tsx';
import { Hex } from '../../fairness/Hex.tsx';
import type { BattleRoom } from './room-query.ts';

interface ProofDialogProps {
  readonly battle: BattleRoom;
  /** The page may show the battle's end. */
  readonly over: boolean;
  readonly onClose: () => void;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box padY={10} line="top">
    <Text as="dt" size="note" tone="muted">
      {name}
    </Text>
    {children}
  </Box>
);

interface HexFactProps {
  readonly name: string;
  readonly hex: string | null | undefined;
  readonly otherwise: string;
}

const HexFact = ({ name, hex, otherwise }: HexFactProps) => (
  <Fact name={name}>
    <Row as="dd" justify="between" gap={12} tone="info">
      {hex ? (
        <>
          <Hex text={hex} />
          <CopyButton text={hex} label={name} />
        </>
      ) : (
        <Text tone="muted">{otherwise}</Text>
      )}
    </Row>
  </Fact>
);

/** The commitments of the battle, and the secrets that its end reveals. */
export const ProofDialog = ({ battle, over, onClose }: ProofDialogProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const { proof } = room;
  const { beacon, reveal } = battle;
  const drand = beacon.kind === 'drand';
  return (
    <Dialog title={proof.title} onClose={onClose} wide>
      <Text as="p" tone="muted">
        {proof.text}
      </Text>
      <Stack as="dl" marginTop={12}>
        <HexFact name={proof.publicHash} hex={battle.publicHash} otherwise="" />
        <HexFact name={proof.lockHash} hex={battle.lockHash} otherwise={proof.lockLater} />
        <Fact name={proof.beacon}>
          <dd>
            <p>
              {drand
                ? proof.drand({ round: beacon.round === null ? '' : formatCount(beacon.round, locale) })
                : proof.none}
              {drand && ` · ${proof.witnessed}`}
            </p>
            <Text as="p" size="note" tone="muted">
              {drand ? proof.drandText : proof.noneText}
            </Text>
          </dd>
        </Fact>
        {drand && <HexFact name={proof.randomness} hex={beacon.randomness} otherwise={room.beacon} />}
        <HexFact name={proof.serverSeed} hex={over ? reveal?.serverSeed : null} otherwise={proof.revealLater} />
        <HexFact name={proof.salt} hex={over ? reveal?.salt : null} otherwise={proof.revealLater} />
        <Fact name={proof.position}>
          <Text as="dd" num>
            #{formatCount(battle.position, locale)}
          </Text>
        </Fact>
      </Stack>
      {over && (
        <Row justify="end" marginTop={8} align="stretch">
          <ButtonLink variant="proof" icon="shield" to={`/provably-fair/verify/${battle.id}`} onClick={onClose}>
            {room.verify}
          </ButtonLink>
        </Row>
      )}
    </Dialog>
  );
};
