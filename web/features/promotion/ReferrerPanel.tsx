import { useMutation } from '@apollo/client/react';
import { promotionCodeIn } from '../../../schema/input/codes.ts';
import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { BIND_INVITER } from '../rewards/rewards-query.ts';
import { CodeForm } from './CodeForm.tsx';

/** The inviter of the player, or the form that binds one, once. */
export const ReferrerPanel = ({ promotion }: { readonly promotion: PromotionFactsFragment }) => {
  const { rewards, shell } = useMessages();
  const { promotion: words } = rewards;
  const { show } = useToasts();
  const { promoteCode } = useRememberedQuery();
  const [bindInviter] = useMutation(BIND_INVITER);

  const bind = async (code: string): Promise<void> => {
    await bindInviter({ variables: { code }, refetchQueries: ['MyPromotion'], awaitRefetchQueries: true });
    show('success', words.boundDone);
  };

  if (promotion.bound) {
    return (
      <Panel icon="user" title={words.referrer}>
        <Text as="p" size="title">
          {promotion.upline ? <bdi className="name">{promotion.upline}</bdi> : <span>{shell.hiddenPlayer}</span>}
        </Text>
        <Text as="p" tone="muted">
          {words.boundText}
        </Text>
      </Panel>
    );
  }
  return (
    <Panel icon="user" title={words.referrer} text={words.bindText}>
      {promotionCodeIn(promoteCode) !== null && (
        <Button onClick={() => bind(promoteCode).catch(() => show('error', words.bindFailed))}>
          {words.bindRemembered({ code: promoteCode })}
        </Button>
      )}
      <CodeForm label={words.bindLabel} submit={words.bind} onSubmit={bind} />
    </Panel>
  );
};
