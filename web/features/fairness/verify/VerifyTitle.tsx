import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import styles from './verify.module.css';

/** The page's name and promise, and at the end of the line what can be done with the whole proof. */
export const VerifyTitle = ({ children }: { readonly children?: ReactNode }) => {
  const { verify } = useMessages().fairness;
  return (
    <Row wrap gapY={4} gapX={14} minHeight={[16, 84]} padTop={12} padBottom={[4, 12]}>
      {/* A phone has it in its header. */}
      <Text as="h1" visuallyHiddenBelow={768}>
        {verify.title}
      </Text>
      <Text as="p" tone="muted">
        {verify.lead}
      </Text>
      {children !== undefined && (
        <Row wrap gapX={16} gapY={4} justify={['between', 'end']} className={styles.actions}>
          {children}
        </Row>
      )}
    </Row>
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
