import { Link } from 'react-router-dom';
import { languageOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SaferPlayPage.module.css';
import type { SaferPlayFacts } from './safer-play-query.ts';

/** Regions that `Intl` can name. */
const isRegion = (code: string): boolean => /^[A-Z]{2}$/.test(code);

export const PlaceSection = ({ jurisdiction }: Pick<SaferPlayFacts, 'jurisdiction'>) => {
  const words = useMessages().saferPlay.jurisdiction;
  const { locale } = useLocale();
  const { code, minCycleMs, allowFastReveal } = jurisdiction;
  const place = isRegion(code) ? new Intl.DisplayNames(languageOf(locale), { type: 'region' }).of(code) : undefined;
  return (
    <section className={styles.section} id="place" aria-labelledby="place-title">
      <Stack gap={4} padBottom={12} className={styles.heading}>
        <h2 id="place-title">{words.title}</h2>
        <Text as="p" tone="muted">
          {words.lead}
        </Text>
      </Stack>
      <dl className={styles.facts}>
        <div>
          <dt>{words.place}</dt>
          <dd>{place ?? code}</dd>
        </div>
        <div>
          <dt>{words.cycle}</dt>
          <dd>{minCycleMs === 0 ? words.cycleNone : words.seconds({ seconds: String(minCycleMs / 1000) })}</dd>
        </div>
        <div>
          <dt>{words.fast}</dt>
          <dd>{allowFastReveal ? words.fastYes : words.fastNo}</dd>
        </div>
      </dl>
    </section>
  );
};

/** For everybody, signed in or not. */
export const HelpSection = () => {
  const { help } = useMessages().saferPlay;
  return (
    <section className={styles.section} id="help" aria-labelledby="help-title">
      <Stack gap={4} padBottom={12} className={styles.heading}>
        <h2 id="help-title">{help.title}</h2>
        <Text as="p" tone="muted">
          {help.text}
        </Text>
      </Stack>
      <ul className={styles.help}>
        {help.links.map(({ name, about, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <Stack as="span">
                <b>{name}</b>
                <Text tone="muted">{about}</Text>
              </Stack>
              <Icon name="right" size={16} />
            </a>
          </li>
        ))}
        <li>
          <Link to="/docs/support">
            <Stack as="span">
              <b>{help.support}</b>
            </Stack>
            <Icon name="right" size={16} />
          </Link>
        </li>
        <li>
          <Link to="/docs/help">
            <Stack as="span">
              <b>{help.topic}</b>
            </Stack>
            <Icon name="right" size={16} />
          </Link>
        </li>
      </ul>
    </section>
  );
};
