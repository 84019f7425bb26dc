import { skipToken, useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { HomeQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Banners.module.css';
import { useCarousel } from './use-carousel.ts';

const BANNERS = graphql(`query Banners { banners @args { id image title text link accent } }`);

/** The light of a banner, by its accent. */
const LIGHTS = ['#ffa100', '#ff4736', '#6f45e0', '#00baee'] as const;

/** Of a wide page: as many need no controls there. */
const MOST_SIDE_BY_SIDE = 3;

/** Stands where the operator points at nothing. */
const PROOF = { id: 'proof', image: null, link: '/provably-fair', accent: 3 } as const;

const isOwnPath = (link: string): boolean => /^\/(?!\/)/.test(link);

/**
 * The operator's banners: one card at a time on a phone, side by side where there is room. Their place is as high with one card
 * as with many, and before they are known. Those that came within the page are in the language that most visitors have. Where
 * there are none, the house's own banner stands in their place.
 */
export const Banners = ({ came }: { readonly came: HomeQuery['banners'] | undefined }) => {
  const { home } = useMessages();
  const { locale } = useLocale();
  const asked = siteLocaleOf(locale);
  const known = asked === 'ZH_CN' ? came : undefined;
  const { data, error } = useQuery(BANNERS, known === undefined ? { variables: { locale: asked } } : skipToken);
  const shown = known ?? data?.banners;
  const pointed = (shown ?? []).filter(({ link }) => isOwnPath(link));
  const banners = pointed.length > 0 ? pointed : [{ ...PROOF, title: home.side.proof, text: home.side.proofNote }];
  const { row, scrolls, place, moves, canMove, toggle } = useCarousel(banners.length);
  if (shown === undefined && error === undefined) return <div className={styles.slot} />;
  return (
    <section className={`wrap ${styles.slot} ${styles.banners}`} aria-label={home.banners.label}>
      <ul ref={row} className={styles.row}>
        {banners.map(({ id, image, title, text, link, accent }) => (
          <li key={id}>
            <Link to={link} className={styles.banner} style={{ '--light': LIGHTS[accent] }}>
              <Text grow shrink>
                <Text as="b" size="large" display="block" weight={600} truncate>
                  {title}
                </Text>
                <Text size="small" overflow="hidden" tone="soft" className={styles.text}>
                  {text}
                </Text>
              </Text>
              {image !== null && <img src={image} alt="" width={320} height={260} loading="lazy" decoding="async" />}
              <Text tone="muted">
                <Icon name="right" size={16} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <Row
          justify="between"
          minHeight={44}
          className={styles.controls}
          data-few={banners.length <= MOST_SIDE_BY_SIDE || undefined}
        >
          {scrolls && (
            <Row as="p" gap={6} align="stretch" num>
              <VisuallyHidden>{home.banners.show({ place: place + 1, count: banners.length })}</VisuallyHidden>
              {banners.map(({ id }, index) => (
                <i key={id} className={styles.mark} data-current={index === place || undefined} />
              ))}
            </Row>
          )}
          {canMove && (
            <IconButton
              icon={moves ? 'pause' : 'play'}
              label={moves ? home.banners.pause : home.banners.play}
              onClick={toggle}
            />
          )}
        </Row>
      )}
    </section>
  );
};
