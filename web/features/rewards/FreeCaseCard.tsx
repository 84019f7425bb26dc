import { formatDateTime, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useOwnQuery } from '../../platform/use-own-query.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './FreeCaseCard.module.css';
import { Panel } from './Panel.tsx';
import { FREE_CASE } from './rewards-query.ts';

/** The free case of the day, opened on the page of that case. Nothing where the site has none, and for a guest. */
export const FreeCaseCard = () => {
  const { rewards } = useMessages();
  const { locale } = useLocale();
  const { data } = useOwnQuery(FREE_CASE);
  const free = data?.freeCase;
  if (!free) return null;
  const name = pickName(free.case.names, locale);
  return (
    <Panel
      icon="gift"
      title={rewards.free.title}
      {...(free.nextTierGrade && { aside: rewards.free.nextTier({ grade: free.nextTierGrade }) })}
    >
      <Row grow gap={[16, 24]} style={{ '--hue': free.case.hue }}>
        <img src={free.case.imageSmall} alt="" width={160} height={130} className={styles.vitrine} />
        <Stack align="start" gap={4} shrink>
          <h3>{name}</h3>
          <Text as="p" marginBottom={8} tone="muted">
            {free.available || !free.nextAt
              ? rewards.free.text
              : rewards.free.next({ moment: formatDateTime(free.nextAt, locale) })}
          </Text>
          {free.available ? (
            <ButtonLink variant="primary" to={`/box/${free.case.slug}?free=1`}>
              {rewards.free.open}
            </ButtonLink>
          ) : (
            <ButtonLink to={`/box/${free.case.slug}`}>{rewards.free.look}</ButtonLink>
          )}
        </Stack>
      </Row>
    </Panel>
  );
};
