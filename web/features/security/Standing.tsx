import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './security.module.css';
import type { SecurityFacts } from './security-query.ts';

interface StandingProps {
  readonly facts: SecurityFacts['security'];
  /** What would protect the account better; for one that needs it. */
  readonly better: ReactNode;
}

/** How the account stands, in one glance: well protected, or not yet. */
export const Standing = ({ facts, better }: StandingProps) => {
  const { security } = useMessages();
  const { standing } = security;
  const strong = facts.passkeys.length > 0 || facts.totpSince !== null;
  return (
    <div className={styles.plate} data-tone={strong ? 'safe' : 'weak'}>
      <span className={styles.lamp}>
        <Icon name={strong ? 'shield' : 'lock'} size={28} />
      </span>
      <div className={styles.said} role="status">
        <h2>{strong ? standing.strongTitle : standing.weakTitle}</h2>
        <p>{strong ? standing.strongText : standing.weakText}</p>
      </div>
      {!strong && <div className={styles.acts}>{better}</div>}
    </div>
  );
};
