import type { VipQuery } from '../../generated/graphql.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { Progress } from '../rewards/Progress.tsx';
import { shareDone } from '../rewards/rewards-sums.ts';

/** Where the player stands. */
export const GradePanel = ({ vip, guest }: { readonly vip: VipQuery['vip']; readonly guest: boolean }) => {
  const { rewards, account } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { grade, wagered, nextThreshold } = vip;
  const { vip: words } = rewards;
  const text =
    nextThreshold === null || nextThreshold === undefined
      ? words.top
      : words.toNext({ amount: formatMoney(Math.max(0, nextThreshold - wagered), locale), grade: grade + 1 });
  return (
    <Panel icon="crown" title={words.mine}>
      {guest ? (
        <Stack align="start" gap={12} tone="muted">
          <p>{words.guest}</p>
          <Button variant="primary" onClick={() => open({ name: 'login' })}>
            {account.guest.login}
          </Button>
        </Stack>
      ) : (
        <>
          <Row as="p" align="baseline" gap={8}>
            <Text size="figure" num>
              {grade}
            </Text>
            <Text tone="muted">/ {vip.grades.length}</Text>
          </Row>
          <Progress label={words.progress} share={shareDone(wagered, nextThreshold)} text={text} />
          <Row wrap justify="between" gapY={4} gapX={16} tone="muted" align="stretch">
            <span>
              {words.wagered}{' '}
              <Text as="bdi" tone="text" num>
                {formatMoney(wagered, locale)}
              </Text>
            </span>
            <span>{text}</span>
          </Row>
        </>
      )}
    </Panel>
  );
};
