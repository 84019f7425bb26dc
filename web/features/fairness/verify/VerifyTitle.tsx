import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import styles from './verify.module.css';

/** The page's name and promise, and at the end of the line what can be done with the whole proof. */
export const VerifyTitle = ({ children }: { readonly children?: ReactNode }) => {
  const { verify } = useMessages().fairness;
  return (
    <div className={styles.title}>
      <h1>{verify.title}</h1>
      <p className="muted">{verify.lead}</p>
      {children !== undefined && <div className={styles.titleActions}>{children}</div>}
    </div>
  );
};

export const NoSuchGame = () => {
  const { verify } = useMessages().fairness;
  return (
    <>
      <VerifyTitle />
      <EmptyState icon="search" {...verify.notFound}>
        <ButtonLink to="/provably-fair/verify">{verify.another}</ButtonLink>
      </EmptyState>
    </>
  );
};
