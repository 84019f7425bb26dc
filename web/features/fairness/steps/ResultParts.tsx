import type { BattleSettled } from '../../../../engine/games/battle/events.ts';
import type { OpenedBattle } from '../../../../engine/games/battle/state.ts';
import type { TieCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatMoney, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Names } from '../verify/use-names.ts';
import { useSeatName } from './battle-names.ts';
import { DrawLines } from './DrawLines.tsx';
import drawStyles from './draw.module.css';
import styles from './result.module.css';
import { VerdictMark } from './Step.tsx';

interface ResultPartProps {
  readonly battle: OpenedBattle;
  readonly names: Names;
  readonly shown: BattleSettled['data'];
}

/** The scores that were compared: of seats, or of sides where two play against two. */
export const Scores = ({ battle, shown, names }: ResultPartProps) => {
  const { fairness, battle: battleWords } = useMessages();
  const { verify } = fairness;
  const { locale } = useLocale();
  const nameOf = useSeatName(battle.seats, names);
  const { totals, winners } = shown;
  const sides = battle.teams
    ? [
        { side: 1 as const, members: [1, 2] },
        { side: 2 as const, members: [3, 4] },
      ]
    : totals.map((_, index) => ({ side: null, members: [index + 1] }));
  return (
    <ul className={styles.scores}>
      {sides.map(({ side, members }) => {
        const won = members.some((seat) => winners.includes(seat));
        const score = members.reduce((sum, seat) => sum + BigInt(totals[seat - 1] ?? 0), 0n);
        return (
          <li key={members.join()} data-won={won || undefined}>
            <span className={styles.who}>
              {won && <Icon name="crown" size={16} />}
              {side !== null && <b>{battleWords.room.side[side]}</b>}
              <span className="name">{members.map(nameOf).join(battleWords.room.and)}</span>
            </span>
            {members.length > 1 && (
              <bdi className={`num ${styles.sum}`}>
                {members.map((seat) => formatMoney(Number(totals[seat - 1] ?? 0), locale)).join(' + ')}
              </bdi>
            )}
            <bdi className={`num ${styles.score}`}>{formatMoney(Number(score), locale)}</bdi>
            <span className={styles.tag}>{won ? verify.result.won : ''}</span>
          </li>
        );
      })}
    </ul>
  );
};

interface TieProps {
  readonly tie: TieCheck;
  readonly title: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly serverSeed: string | null;
}

/** A lot for each who had the same, and the one that came out. */
export const Tie = ({ tie, title, text, names, serverSeed }: TieProps) => (
  <section className={styles.tie}>
    <p className={styles.tieHead}>
      <b>{title}</b>
      <VerdictMark verdict={tie.draw.verdict} />
    </p>
    <p className={drawStyles.note}>{text}</p>
    <ol className={styles.lots}>
      {names.map((name, index) => (
        <li key={name} data-drawn={index === tie.draw.shown || undefined}>
          <bdi className="num">{index}</bdi>
          <span className="name">{name}</span>
          {index === tie.draw.shown && <Icon name="check" size={14} />}
        </li>
      ))}
    </ol>
    <DrawLines check={tie.draw} serverSeed={serverSeed} ticket={String} />
  </section>
);

/** Who holds which items in the end; dealt in this order where two have won. */
export const Awards = ({ battle, shown, names }: ResultPartProps) => {
  const messages = useMessages();
  const { verify } = messages.fairness;
  const { locale } = useLocale();
  const nameOf = useSeatName(battle.seats, names);
  const drawOf = (itemId: string) => {
    const n = Number(itemId.split('.')[1] ?? 0) - 1;
    return battle.rounds[Math.floor(n / battle.seatCount)]?.draws[n % battle.seatCount];
  };
  const called = (itemId: string): string => {
    const draw = drawOf(itemId);
    const skin = draw === undefined ? undefined : names.skins.get(draw.skin);
    if (draw === undefined || skin === undefined) return draw?.skin ?? itemId;
    return skinNames(skin, draw.wear === '' ? null : draw.wear, messages, locale).full;
  };
  return (
    <ul className={styles.awards}>
      {shown.awards.map(({ seat, itemIds, value }) => (
        <li key={seat}>
          <details className={drawStyles.shell}>
            <summary>{verify.result.award(nameOf(seat), itemIds.length, formatMoney(Number(value), locale))}</summary>
            <ol className={styles.items}>
              {itemIds.map((itemId) => (
                <li key={itemId}>
                  <bdi className={`num ${styles.no}`}>.{itemId.split('.')[1]}</bdi>
                  <span>{called(itemId)}</span>
                  <bdi className="num">{formatMoney(Number(drawOf(itemId)?.value ?? 0), locale)}</bdi>
                </li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ul>
  );
};
