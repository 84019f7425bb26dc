import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { CHOOSE_CODE } from '../growth/growth-query.ts';
import { inviteAddress } from '../growth/growth-sums.ts';
import { Panel } from '../growth/Panel.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './promo.module.css';

/** The player's own code, the link to send, and the one chance to choose another code. */
export const InvitePanel = ({ promotion }: { readonly promotion: PromotionFactsFragment }) => {
  const { growth, shell } = useMessages();
  const { promo } = growth;
  const { show } = useToasts();
  const [choosing, setChoosing] = useState(false);
  const [chooseCode] = useMutation(CHOOSE_CODE);
  const address = inviteAddress(window.location.origin, promotion.code);

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      show('success', shell.actions.copied);
    } catch {
      show('error', promo.copyFailed);
    }
  };
  const choose = async (code: string): Promise<void> => {
    await chooseCode({
      variables: { code },
      refetchQueries: ['MyPromotion'],
      awaitRefetchQueries: true,
    });
    setChoosing(false);
    show('success', promo.chosen);
  };

  return (
    <Panel icon="link" title={promo.mine}>
      <div className={styles.code}>
        <bdi className="num">{promotion.code}</bdi>
        <Button icon="copy" onClick={() => copy(promotion.code)}>
          {promo.copyCode}
        </Button>
      </div>
      <p className={styles.address}>
        <bdi>{address}</bdi>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" icon="copy" onClick={() => copy(address)}>
          {promo.copyLink}
        </Button>
        {!choosing && (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {promo.choose}
          </Button>
        )}
      </div>
      {choosing && <CodeForm label={promo.chooseLabel} submit={promo.chooseSubmit} onSubmit={choose} />}
    </Panel>
  );
};
