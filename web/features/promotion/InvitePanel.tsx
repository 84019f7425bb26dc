import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { CHOOSE_CODE } from '../rewards/rewards-query.ts';
import { inviteAddress } from '../rewards/rewards-sums.ts';
import { useCopy } from '../share/use-copy.ts';
import { CodeForm } from './CodeForm.tsx';

/** The player's own code, the link to send, and the one chance to choose another code. */
export const InvitePanel = ({ promotion }: { readonly promotion: PromotionFactsFragment }) => {
  const { rewards } = useMessages();
  const { promotion: words } = rewards;
  const { show } = useToasts();
  const copy = useCopy();
  const [choosing, setChoosing] = useState(false);
  const [chooseCode] = useMutation(CHOOSE_CODE);
  const address = inviteAddress(window.location.origin, promotion.code);

  const choose = async (code: string): Promise<void> => {
    await chooseCode({
      variables: { code },
      refetchQueries: ['MyPromotion'],
      awaitRefetchQueries: true,
    });
    setChoosing(false);
    show('success', words.chosen);
  };

  return (
    <Panel icon="link" title={words.mine}>
      <Row wrap justify="between" gapY={8} gapX={16}>
        <Text as="bdi" size="display" num anywhere>
          {promotion.code}
        </Text>
        {copy !== null && (
          <Button icon="copy" onClick={() => copy(promotion.code)}>
            {words.copyCode}
          </Button>
        )}
      </Row>
      <Text as="p" padY={12} padX={14} radius="control" ground="well" ring="hairline" tone="muted" anywhere>
        <bdi>{address}</bdi>
      </Text>
      <Row wrap gap={8} align="stretch">
        {copy !== null && (
          <Button variant="primary" icon="copy" onClick={() => copy(address)}>
            {words.copyLink}
          </Button>
        )}
        {!choosing && (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {words.choose}
          </Button>
        )}
      </Row>
      {choosing && <CodeForm label={words.chooseLabel} submit={words.chooseSubmit} onSubmit={choose} />}
    </Panel>
  );
};
