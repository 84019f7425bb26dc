import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RevealedSecrets } from '../../../../engine/kernel/committed-pair.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useOnSite } from '../../../platform/location.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Hex } from '../Hex.tsx';
import { PublicInput } from '../PublicInput.tsx';
import asideStyles from './aside.module.css';
import styles from './verify.module.css';

interface InputsProps {
  /** The game of these inputs. */
  readonly label: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The inputs of a game's draws, and the reader's actions. */
export const Inputs = ({ label, actions, children }: InputsProps) => (
  <Box as="aside" shrink className={styles.inputs} aria-label={label}>
    <dl>{children}</dl>
    <Row wrap gap={8} marginTop={4} align="stretch" className={asideStyles.actions}>
      {actions}
    </Row>
  </Box>
);

interface GameLinkProps {
  /** The page of the game. */
  readonly to: string;
  /** The nickname of its player. */
  readonly player?: string | undefined;
  readonly children: string;
}

/** A way back to the game, where there is a site around the page. */
export const GameLink = ({ to, player, children }: GameLinkProps) => {
  const onSite = useOnSite();
  return (
    <>
      {onSite ? (
        <Link to={to} className={asideStyles.game}>
          {children}
        </Link>
      ) : (
        <span>{children}</span>
      )}
      {player !== undefined && (
        <Text marginStart={8} tone="muted" className="name">
          {player}
        </Text>
      )}
    </>
  );
};

/** Seed and salt; as long as they are hidden a blank in their place. */
export const SeedInputs = ({ secrets }: { readonly secrets: RevealedSecrets | null }) => {
  const { aside } = useMessages().fairness.verify;
  if (secrets === null) {
    return (
      <PublicInput label={aside.serverSeed} note={aside.hidden}>
        <Text display="block" marginY={4} className={asideStyles.hidden} aria-hidden="true" />
      </PublicInput>
    );
  }
  return (
    <>
      <PublicInput label={aside.serverSeed} note={aside.revealed} copy={secrets.serverSeed}>
        <Hex text={secrets.serverSeed} />
      </PublicInput>
      <PublicInput label={aside.salt} copy={secrets.salt}>
        <Hex text={secrets.salt} />
      </PublicInput>
    </>
  );
};
