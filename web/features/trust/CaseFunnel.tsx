import { expectedBeyondTwo } from '../../../engine/fairness/return-band.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { formatShare, formatSigma, standingOf } from './band.ts';
import type { Figures } from './figures.ts';
import { type Dot, type Funnel, funnelOf } from './funnel.ts';
import { Part } from './Part.tsx';
import { Source } from './Source.tsx';
import styles from './trust.module.css';

const percent = (share: number): string => `${(share * 100).toFixed(4)}%`;

/** Bands are straight lines from the published return. */
const Bands = ({ funnel: { sigmaAtEnd, up } }: { readonly funnel: Funnel }) => {
  const wedge = (deviations: number): string => {
    const off = deviations * sigmaAtEnd * 100;
    return `M0 50L100 ${50 - off}V${50 + off}Z`;
  };
  return (
    <svg className={styles.bands} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.three} d={wedge(3)} />
      <path className={styles.two} d={wedge(2)} />
      <path className={styles.one} d={wedge(1)} />
      <path className={styles.grid} d={up.map(({ at }) => `M0 ${at * 100}H100`).join('')} />
      <path className={styles.centre} d="M0 50H100" />
    </svg>
  );
};

const Named = ({ dot: { item, x, y, name } }: { readonly dot: Dot }) => {
  const { locale } = useLocale();
  const standing = standingOf(item.band);
  return (
    <>
      <i
        className={styles.dot}
        data-standing={standing}
        style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
      />
      {name !== null && (
        <span
          className={styles.name}
          data-standing={standing}
          data-before={name.before || undefined}
          style={{ '--at': percent(x), insetBlockStart: percent(name.at) }}
        >
          {pickName(item.names, locale)} <bdi dir="ltr">{formatSigma(item.band.deviation)}</bdi>
        </span>
      )}
    </>
  );
};

const Plot = ({ funnel }: { readonly funnel: Funnel }) => {
  const { cases } = useMessages().trust;
  const { locale } = useLocale();
  return (
    <div>
      <div className={styles.plot} aria-hidden="true">
        <Bands funnel={funnel} />
        {funnel.up.map(({ at, value }) => (
          <Text
            key={value}
            size="small"
            tone="muted"
            className={styles.upTick}
            style={{ insetBlockStart: percent(at) }}
          >
            <bdi dir="ltr">{`${Number((value * 100).toFixed(2))}%`}</bdi>
          </Text>
        ))}
        {funnel.across.map(({ at, value }) => (
          <Text
            key={value}
            size="small"
            tone="muted"
            className={styles.acrossTick}
            style={{ insetInlineStart: percent(at) }}
          >
            <bdi dir="ltr">{`±${Number((value * 100).toFixed(2))}%`}</bdi>
          </Text>
        ))}
        {funnel.dots.map((dot) => (
          <Named key={dot.item.id} dot={dot} />
        ))}
      </div>
      <Text as="p" size="small" tone="muted" text="end">
        {cases.axisX}
      </Text>
      <ul className="sr-only">
        {funnel.dots.map(({ item: { id, names, band } }) => (
          <li key={id}>
            {cases.dot({
              name: pickName(names, locale),
              percent: formatShare(band.measured, locale),
              sigma: formatSigma(band.deviation),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Said = ({ funnel }: { readonly funnel: Funnel }) => {
  const { cases } = useMessages().trust;
  const { locale } = useLocale();
  const { dots, beyondTwo, beyondThree, few, furthest } = funnel;
  return (
    <Box shrink>
      <Row as="p" align="baseline" gap={8}>
        <Text as="b" size="display" num>
          {beyondTwo}
        </Text>
        <Text tone="soft">{cases.outside}</Text>
      </Row>
      <Text as="p" tone="muted">
        {cases.outsideText({ count: dots.length, expected: expectedBeyondTwo(dots.length).toFixed(1) })}
      </Text>
      <Text as="p" tone="muted">
        {beyondThree === 0 ? cases.within : cases.beyond({ count: beyondThree })}
      </Text>
      {few > 0 && (
        <Text as="p" tone="muted">
          {cases.few({ count: few })}
        </Text>
      )}
      <h3 className="sr-only">{cases.list}</h3>
      <Box as="ul" marginTop={12}>
        {furthest.map(({ id, names, band }) => (
          <Grid as="li" key={id} align="baseline" gap={16} padY={8} line="top" className={styles.furthest}>
            <Text truncate>{pickName(names, locale)}</Text>
            <Text as="bdi" num>
              {formatShare(band.measured, locale)}
            </Text>
            <bdi dir="ltr" className={styles.deviation} data-standing={standingOf(band)}>
              {formatSigma(band.deviation)}
            </bdi>
          </Grid>
        ))}
      </Box>
    </Box>
  );
};

/** Every case against its own luck; none is sorted by what it gave back alone. */
export const CaseFunnel = ({ figures: { cases: items, position } }: { readonly figures: Figures['returns'] }) => {
  const { cases } = useMessages().trust;
  if (items.length === 0) return null;
  const funnel = funnelOf(items);
  return (
    <Part title={cases.title({ count: items.length })} note={cases.note}>
      {funnel === null ? (
        <Text as="p" tone="muted" maxWidth={760}>
          {cases.none}
        </Text>
      ) : (
        <Grid gapX={40} gapY={24} align="start" className={styles.funnel}>
          <Plot funnel={funnel} />
          <Said funnel={funnel} />
        </Grid>
      )}
      <Source types={['CasePublished', 'CaseOpened', 'FreeCaseOpened', 'BattleRoundPlayed']} position={position} />
    </Part>
  );
};
