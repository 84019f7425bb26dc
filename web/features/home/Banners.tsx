import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Banners.module.css';
import { useCarousel } from './use-carousel.ts';

const BANNERS = graphql(`
  query Banners($locale: SiteLocale!) {
    banners(locale: $locale) {
      id
      image
      title
      text
      link
      accent
    }
  }
`);

/** How many there were the last time: the next page leaves room for them before the server has said anything. */
const KEY = 'glasscase.banners';
const MOST_SIDE_BY_SIDE = 3;
/** The light of a banner, by its accent. */
const LIGHTS = ['#ffa100', '#ff4736', '#6f45e0', '#00baee'] as const;

const isOwnPath = (link: string): boolean => /^\/(?!\/)/.test(link);

/** What the operator points at: one card at a time on a phone, side by side where there is room. Nothing without any. */
export const Banners = () => {
  const { home } = useMessages();
  const { locale } = useLocale();
  const { data, error } = useQuery(BANNERS, { variables: { locale: siteLocaleOf(locale) } });
  const banners = (data?.banners ?? []).filter(({ link }) => isOwnPath(link));
  const { row, scrolls, place, moves, canMove, toggle } = useCarousel(banners.length);
  const known = data === undefined ? null : banners.length;
  useEffect(() => {
    if (known !== null) deviceStorage.write(KEY, String(known));
  }, [known]);

  if (known === null) {
    const expected = Math.min(Number(deviceStorage.read(KEY)) || 0, MOST_SIDE_BY_SIDE + 1);
    return expected === 0 || error !== undefined ? null : <div className={styles.blank} data-count={expected} />;
  }
  if (known === 0) return null;
  return (
    <section className={`wrap ${styles.banners}`} aria-label={home.banners.label}>
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
      {scrolls && banners.length > 1 && (
        <Row justify="between" minHeight={44} className={styles.controls}>
          <Row as="p" gap={6} align="stretch" num>
            <VisuallyHidden>{home.banners.show({ place: place + 1, count: banners.length })}</VisuallyHidden>
            {banners.map(({ id }, index) => (
              <i key={id} className={styles.mark} data-current={index === place || undefined} />
            ))}
          </Row>
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
