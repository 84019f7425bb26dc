import { useId } from 'react';
import { FLOAT_ONE, wearsWithin } from '../../../../engine/catalog/wear.ts';
import { formatChance, formatCount, formatFloat, formatTicket, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Winner } from '../winner.ts';
import { type OddsTiles, oneIn, type RevealTiming, stepStyle, tilesOf } from './intensity.ts';
import styles from './RevealStage.module.css';
import type { Serial } from './use-serial.ts';

/** Tile and pitch, in units of the drawing. */
const TILE = 4;
const PITCH = 7;

/** The odds drawn as themselves: as many tiles as there are chances, and one of them lit. */
const OddsField = ({
  field: { columns, tiles, lit },
  timing,
}: {
  readonly field: OddsTiles;
  readonly timing: RevealTiming;
}) => {
  const glow = useId();
  const rows = Math.ceil(tiles / columns);
  const at = (place: number) => ({ x: (place % columns) * PITCH, y: Math.floor(place / columns) * PITCH });
  const dark = Array.from({ length: tiles }, (_, place) => at(place))
    .filter((_, place) => place !== lit)
    .map(({ x, y }) => `M${x} ${y}h${TILE}v${TILE}h-${TILE}z`)
    .join('');
  const hit = at(lit);
  const viewBox = `0 0 ${columns * PITCH - PITCH + TILE} ${rows * PITCH - PITCH + TILE}`;
  return (
    <div className={styles.field} aria-hidden="true">
      <div className={classNames(styles.step, styles.wipe)}>
        <svg
          viewBox={viewBox}
          className={classNames(styles.step, styles.inside)}
          fill="#ece6ff"
          fillOpacity={0.17}
          aria-hidden="true"
        >
          <path d={dark} />
        </svg>
      </div>
      <svg
        viewBox={viewBox}
        className={classNames(styles.step, styles.hit)}
        style={stepStyle(timing.hit)}
        aria-hidden="true"
      >
        <radialGradient id={glow}>
          <stop stopColor="currentcolor" stopOpacity={0.75} />
          <stop offset={1} stopColor="currentcolor" stopOpacity={0} />
        </radialGradient>
        <circle cx={hit.x + TILE / 2} cy={hit.y + TILE / 2} r={26} fill={`url(#${glow})`} />
        <rect x={hit.x - 1} y={hit.y - 1} width={TILE + 2} height={TILE + 2} fill="#fff" />
      </svg>
    </div>
  );
};

const BANDS = wearsWithin(0, FLOAT_ONE);
/** Percent of the scale: by the root, so that the narrow bands of the best wears can be told apart. */
const placeOf = (millionths: number): number => Math.sqrt(millionths / FLOAT_ONE) * 100;
/** A name stands below its band, and takes of its neighbours' room what the band is too narrow for. */
const NAME_COLUMNS = BANDS.map(
  ({ floatMin, floatMax }) => `minmax(min-content, ${placeOf(floatMax) - placeOf(floatMin)}fr)`,
).join(' ');

/** @param float millionths: where on the scale from the best wear to the worst the item stands */
const WearScale = ({ float }: { readonly float: number }) => {
  const { case: words, wearShort: names } = useMessages();
  const band = BANDS.find(({ floatMax }) => float < floatMax);
  return (
    <Row wrap justify="between">
      <dt>{words.reveal.wear}</dt>
      <Text as="dd" num tone="text">
        {formatFloat(float)}
      </Text>
      <Box as="dd" width="full" aria-hidden="true">
        <svg viewBox="0 0 100 16" preserveAspectRatio="none" fill="#ece6ff" className={styles.scale} aria-hidden="true">
          <rect y={6} width={100} height={4} fillOpacity={0.13} />
          {band !== undefined && (
            <rect
              x={placeOf(band.floatMin)}
              y={6}
              width={placeOf(band.floatMax) - placeOf(band.floatMin)}
              height={4}
              fillOpacity={0.5}
            />
          )}
          {BANDS.slice(1).map(({ wear, floatMin }) => (
            <rect key={wear} x={placeOf(floatMin)} y={3} width={1} height={10} fill="#0a0810" />
          ))}
          <rect x={Math.min(99, placeOf(float))} width={1} height={16} fill="#fff" />
        </svg>
        <Grid text="center" size="small" style={{ gridTemplateColumns: NAME_COLUMNS }}>
          {BANDS.map(({ wear }) => (
            <Text key={wear} nowrap tone={wear === band?.wear ? 'text' : 'muted'}>
              {names[wear]}
            </Text>
          ))}
        </Grid>
      </Box>
    </Row>
  );
};

interface FactsProps {
  readonly won: Winner;
  /** Tickets of the whole table. */
  readonly tickets: number;
  readonly timing: RevealTiming;
}

/** How seldom it is: the figure, its field of tiles, and the chance that was published. */
export const Odds = ({ won: { entry, ticket, intensity }, tickets, timing }: FactsProps) => {
  const { reveal } = useMessages().case;
  const { locale } = useLocale();
  const own = entry.lastTicket - entry.firstTicket + 1;
  const chances = oneIn(own, tickets);
  const field = intensity > 3 ? tilesOf(chances, ticket, tickets) : null;
  return (
    <Box tone="soft" className={classNames(styles.step, styles.odds)} style={stepStyle(timing.odds)}>
      <p>{reveal.drew}</p>
      <Text as="p" dir="ltr" size={['display', 'figure']} num tone="text" text="start" nowrap className={styles.figure}>
        <Text size={['large', 'title']} tone="soft">
          1 /
        </Text>{' '}
        {formatCount(chances, locale)}
      </Text>
      {field !== null && <OddsField field={field} timing={timing} />}
      <p>{reveal.chance({ percent: formatChance(own, locale, tickets) })}</p>
    </Box>
  );
};

/** Which of its kind it is, how worn it is, and the ticket that drew it. */
export const Plate = ({
  won: { float, ticket },
  serial,
  timing,
}: Omit<FactsProps, 'tickets'> & { readonly serial: Serial | null }) => {
  const { reveal } = useMessages().case;
  const { locale } = useLocale();
  return (
    <Box
      as="dl"
      size={['small', 'body']}
      tone="soft"
      className={classNames(styles.step, styles.plate)}
      style={stepStyle(timing.plate)}
    >
      {serial !== null && (
        <Box text={['end', 'start']} className={styles.serial}>
          <dt>{reveal.serialLabel}</dt>
          <Text as="dd" size={['title', 'display']} num tone="text" nowrap className={styles.figure}>
            {reveal.serial({ number: formatCount(serial.number, locale) })}
          </Text>
          <Text as="dd" display={['none', 'block']}>
            {serial.before === null ? reveal.first : reveal.before({ ago: serial.before })}
          </Text>
        </Box>
      )}
      {float !== null && <WearScale float={float} />}
      <Box display={['none', 'flex']} gap={10}>
        <dt>{reveal.ticket}</dt>
        <Text as="dd" num>
          {formatTicket(ticket)}
        </Text>
      </Box>
    </Box>
  );
};
