import { useMutation } from '@apollo/client/react';
import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { BIND_INVITER } from '../growth/growth-query.ts';
import { isPromotionCode } from '../growth/growth-sums.ts';
import { Panel } from '../growth/Panel.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './promo.module.css';

/** Who invited the player; to be bound once. */
export const ReferrerPanel = ({ promotion }: { readonly promotion: PromotionFactsFragment }) => {
  const { growth } = useMessages();
  const { promo } = growth;
  const { show } = useToasts();
  const { promoteCode } = useRememberedQuery();
  const [bindInviter] = useMutation(BIND_INVITER);

  const bind = async (code: string): Promise<void> => {
    await bindInviter({ variables: { code }, refetchQueries: ['MyPromotion'], awaitRefetchQueries: true });
    show('success', promo.boundDone);
  };

  if (promotion.bound) {
    return (
      <Panel icon="user" title={promo.referrer}>
        <p className={styles.upline}>
          {promotion.upline ? <bdi className="name">{promotion.upline}</bdi> : <span>{growth.erased}</span>}
        </p>
        <p className="muted">{promo.boundText}</p>
      </Panel>
    );
  }
  return (
    <Panel icon="user" title={promo.referrer} text={promo.bindText}>
      {isPromotionCode(promoteCode) && (
        <Button onClick={() => bind(promoteCode).catch(() => show('error', promo.bindFailed))}>
          {promo.bindRemembered({ code: promoteCode })}
        </Button>
      )}
      <CodeForm label={promo.bindLabel} submit={promo.bind} onSubmit={bind} />
    </Panel>
  );
};
