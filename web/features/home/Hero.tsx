import type { HomeQuery } from '../../generated/graphql.ts';
import { formatChance, formatPercent, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Hero.module.css';

type Showcase = HomeQuery['showcase'];

interface HeroProps {
  readonly main: NonNullable<Showcase['featured']>;
  /** In the dark behind it. */
  readonly behind: Showcase['behind'];
}

/** The stage: one lit case, what is best in it and how likely that is, and the way to it. */
export const Hero = ({ main, behind }: HeroProps) => {
  const { home, cases } = useMessages();
  const { locale } = useLocale();
  const { hero } = main;
  const finish = pickName(hero.skin.finishNames, locale);
  const family = pickName(hero.skin.familyNames, locale);
  return (
    <section className={styles.hero} style={{ '--hue': main.hue }}>
      <div className={styles.beam} />
      <div className={`wrap ${styles.stage}`}>
        {behind.map(({ slug, imageSmall }) => (
          <img key={slug} className={styles.behind} src={imageSmall} alt="" width={320} height={260} decoding="async" />
        ))}
        <img className={styles.vitrine} src={main.image} alt="" width={320} height={260} fetchPriority="high" />
        <div className={styles.copy}>
          <Text as="p" size="small" tone="muted" nowrap>
            {main.fresh ? home.fresh : home.featured} · {cases.rtp({ percent: formatPercent(main.rtpPercent, locale) })}
          </Text>
          <Text
            as="h1"
            size={['display', 'figure']}
            marginTop={[4, 6]}
            marginBottom={[4, 10]}
            nowrap
            className={styles.title}
          >
            {pickName(main.names, locale)}
          </Text>
          <Stack
            as="p"
            size={['note', 'body']}
            direction={['column', 'row']}
            wrap
            gapX={[0, 14]}
            tone="muted"
            className={styles.note}
          >
            <Text truncate>
              {home.topItem}{' '}
              {finish === '' ? (
                family
              ) : (
                <>
                  <span className={styles.family}>{family} | </span>
                  {finish}
                </>
              )}
            </Text>
            <Text truncate>
              {home.chance({ percent: formatChance(hero.lastTicket - hero.firstTicket + 1, locale) })}
            </Text>
          </Stack>
          <Text as="p" display={['none', 'block']} tone="muted">
            {home.promise}
          </Text>
          <Row gap={8} align="stretch" marginTop={[18, 24]}>
            <ButtonLink variant="pay" size="large" className={styles.open} to={`/box/${main.slug}`}>
              {home.open}
              <span className={styles.divider} aria-hidden="true" />
              <Money value={main.price} />
            </ButtonLink>
            <ButtonLink
              variant="ghost"
              size="large"
              iconEnd="right"
              className={styles.odds}
              to={`/box/${main.slug}#inside`}
            >
              {home.odds}
            </ButtonLink>
          </Row>
        </div>
      </div>
    </section>
  );
};

export const HeroSkeleton = () => (
  <section className={styles.hero} aria-hidden="true">
    <div className={`wrap ${styles.stage}`}>
      <div className={styles.copy}>
        <Skeleton width="120px" height="16px" />
        <Box marginTop={6} marginBottom={10}>
          <Skeleton width="180px" height="40px" />
        </Box>
        <Skeleton width="150px" height="14px" />
        <Box marginTop={24}>
          <Skeleton width="130px" height="48px" />
        </Box>
      </div>
    </div>
  </section>
);
