import { ROUND_TYPES } from '../../../engine/kernel/game-name.ts';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { BandChart } from './BandChart.tsx';
import { formatShare, formatSigma, standingOf } from './band.ts';
import type { Band, Figures } from './figures.ts';
import { Part } from './Part.tsx';
import { Source } from './Source.tsx';
import styles from './trust.module.css';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly plays: number;
  readonly staked: number;
  readonly band: Band;
}

const Deviation = ({ band }: { readonly band: Band }) => {
  const { returns } = useMessages().trust;
  if (!band.telling) return <Text tone="muted">{returns.few}</Text>;
  return (
    <bdi dir="ltr" className={styles.deviation} data-standing={standingOf(band)}>
      {formatSigma(band.deviation)}
    </bdi>
  );
};

const Row = ({ line: { name, plays, staked, band } }: { readonly line: Line }) => {
  const { returns } = useMessages().trust;
  const { locale } = useLocale();
  const published = formatShare(band.published, locale);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.wide}>{formatCount(plays, locale)}</td>
      <td className={styles.wide}>{formatMoney(staked, locale)}</td>
      <td className={styles.wide}>{published}</td>
      <td className={styles.result}>
        <Text as="b" size={['tight', 'body']} num>
          <bdi>{formatShare(band.measured, locale)}</bdi>
        </Text>
        <Text size="small" className={styles.phone}>
          {returns.publishedAt({ percent: published })}
        </Text>
      </td>
      <td className={styles.chart}>
        <BandChart band={band} />
        <Text size="small" className={styles.phone}>
          <Deviation band={band} />
        </Text>
      </td>
      <td className={styles.wide}>
        <Deviation band={band} />
      </td>
    </tr>
  );
};

/** The return of the stakes, game by game, beside the band that luck alone explains. */
export const ReturnsTable = ({ figures }: { readonly figures: Figures['returns'] }) => {
  const { shell, trust } = useMessages();
  const { returns } = trust;
  const { games, total, position } = figures;
  const sum = (of: (line: Figures['returns']['games'][number]) => number): number =>
    games.reduce((all, one) => all + of(one), 0);
  const lines: readonly Line[] = [
    ...games.map(({ game, ...line }) => ({ ...line, key: game, name: shell.games[game] })),
    ...(total === null || games.length < 2
      ? []
      : [
          {
            key: 'total',
            name: returns.total,
            plays: sum(({ plays }) => plays),
            staked: sum(({ staked }) => staked),
            band: total,
          },
        ]),
  ];
  return (
    <Part title={returns.title} note={returns.note}>
      {lines.length === 0 ? (
        <Text as="p" tone="muted">
          {returns.empty}
        </Text>
      ) : (
        <table className={styles.returns}>
          <caption className="sr-only">{returns.title}</caption>
          <thead>
            <tr>
              <th scope="col">{returns.game}</th>
              <th scope="col" className={styles.wide}>
                {returns.plays}
              </th>
              <th scope="col" className={styles.wide}>
                {returns.staked}
              </th>
              <th scope="col" className={styles.wide}>
                {returns.published}
              </th>
              <th scope="col">{returns.measured}</th>
              <th scope="col">{returns.band}</th>
              <th scope="col" className={styles.wide}>
                {returns.deviation}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.key} line={line} />
            ))}
          </tbody>
        </table>
      )}
      <Text as="p" size="note" tone="muted" maxWidth={760} marginTop={12}>
        {lines.some(({ band }) => !band.telling) && `${returns.fewNote} `}
        {games.some(({ game }) => game === 'BATTLE') && returns.battle}
      </Text>
      <Source
        types={[...ROUND_TYPES.filter((type) => type !== 'FreeCaseOpened'), 'BattleRoundPlayed']}
        position={position}
      />
    </Part>
  );
};
