import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Panel } from './Panel.tsx';
import type { Upcoming } from './upcoming.ts';

const ICONS: Readonly<Record<Upcoming['kind'], IconName>> = {
  freeCase: 'gift',
  daily: 'refresh',
  coupon: 'tag',
  grade: 'crown',
};

/** The next rewards and deadlines of the player, with their times. */
export const ComesNext = ({ upcoming }: { readonly upcoming: readonly Upcoming[] }) => {
  const { next, vip } = useMessages().rewards;
  const { locale } = useLocale();
  return (
    <Panel icon="clock" title={next.title}>
      <Stack as="ul">
        {upcoming.map((each) => (
          <Row as="li" key={each.kind} gap={12} minHeight={52} padY={8} line="top">
            <Text tone="muted">
              <Icon name={ICONS[each.kind]} size={16} />
            </Text>
            <Text grow shrink>
              {each.kind === 'grade'
                ? vip.toNext({ amount: formatMoney(each.left, locale), grade: each.grade })
                : next[each.kind]}
            </Text>
            <Text as="bdi" size="note" tone="muted" text="end">
              {each.kind === 'grade'
                ? vip.points({ amount: formatMoney(each.reward, locale) })
                : formatDateTime(each.at, locale)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
};
