import { Link } from 'react-router-dom';
import { languageOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SaferPlayPage.module.css';
import { Section } from './Section.tsx';
import type { SaferPlayFacts } from './safer-play-query.ts';

/** Regions that `Intl` can name. */
const isRegion = (code: string): boolean => /^[A-Z]{2}$/.test(code);

export const PlaceSection = ({ jurisdiction }: Pick<SaferPlayFacts, 'jurisdiction'>) => {
  const words = useMessages().saferPlay.jurisdiction;
  const { locale } = useLocale();
  const { code, minCycleMs, allowFastReveal } = jurisdiction;
  const place = isRegion(code) ? new Intl.DisplayNames(languageOf(locale), { type: 'region' }).of(code) : undefined;
  return (
    <Section id="place" title={words.title} lead={words.lead}>
      <Facts
        shape="apart"
        className={styles.facts}
        facts={[
          { label: words.place, value: place ?? code },
          {
            label: words.cycle,
            value: minCycleMs === 0 ? words.cycleNone : words.seconds({ seconds: String(minCycleMs / 1000) }),
          },
          { label: words.fast, value: allowFastReveal ? words.fastYes : words.fastNo },
        ]}
      />
    </Section>
  );
};

/** For all visitors, signed in or not. */
export const HelpSection = () => {
  const { help } = useMessages().saferPlay;
  return (
    <Section id="help" title={help.title} lead={help.text}>
      <Grid as="ul" columns={[1, 2]} gapX={32} tone="muted" className={styles.help}>
        {help.links.map(({ name, about, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <Stack as="span">
                <Text weight={500} tone="text">
                  {name}
                </Text>
                {about}
              </Stack>
              <Icon name="right" size={16} />
            </a>
          </li>
        ))}
        <li>
          <Link to="/docs/support">
            <Text weight={500} tone="text">
              {help.support}
            </Text>
            <Icon name="right" size={16} />
          </Link>
        </li>
        <li>
          <Link to="/docs/help">
            <Text weight={500} tone="text">
              {help.topic}
            </Text>
            <Icon name="right" size={16} />
          </Link>
        </li>
      </Grid>
    </Section>
  );
};
