import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BenefitDialog.module.css';

const BENEFITS = graphql(`query Benefits { firstDepositBonus { percent max available } }`);

interface RowProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const BenefitRow = ({ icon, title, text }: RowProps) => (
  <Row as="li" gap={14} align="stretch">
    <Grid as="span" rigid centered width={44} height={44} radius="control" tone="accent" className={styles.tile}>
      <Icon name={icon} />
    </Grid>
    <Box grow shrink>
      <Text as="p" size="large" weight={600}>
        {title}
      </Text>
      <Text as="p" tone="muted">
        {text}
      </Text>
    </Box>
  </Row>
);

/** The benefits of an account, with the figures of this very site. */
export default function BenefitDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status } = useSession();
  const { data, error } = useQuery(BENEFITS);
  const { benefit } = account;
  const bonus = data?.firstDepositBonus;
  return (
    <Dialog title={benefit.title} onClose={onClose}>
      <Stack as="ul" gap={16}>
        {bonus?.available && (
          <BenefitRow
            icon="gift"
            title={benefit.first({ percent: bonus.percent })}
            text={benefit.firstText({ max: formatMoney(bonus.max, locale) })}
          />
        )}
        {bonus === undefined && error === undefined && (
          <BenefitRow icon="gift" title={<Skeleton width="70%" />} text={<Skeleton width="90%" />} />
        )}
        <BenefitRow icon="box" title={benefit.free} text={benefit.freeText} />
        <BenefitRow icon="crown" title={benefit.vip} text={benefit.vipText} />
        <BenefitRow icon="shield" title={benefit.fair} text={benefit.fairText} />
      </Stack>
      <Text as="p" size="small" tone="muted" marginTop={20} marginBottom={16}>
        {benefit.note}
      </Text>
      {status === 'guest' && (
        <Stack>
          <Button variant="primary" size="large" onClick={() => open({ name: 'register' })}>
            {benefit.action}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
