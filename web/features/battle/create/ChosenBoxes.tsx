import type { Dispatch } from 'react';
import { formatMoney, pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ChosenBoxes.module.css';
import type { BoxChoice } from './create-query.ts';
import { type DraftAction, MOST_BOXES, type RoomDraft, roundsOf } from './room-draft.ts';

interface ChosenBoxesProps {
  readonly draft: RoomDraft;
  readonly caseOf: (slug: string) => BoxChoice | undefined;
  readonly onChange: Dispatch<DraftAction>;
  readonly disabled: boolean;
}

interface ChosenProps extends Omit<ChosenBoxesProps, 'caseOf'> {
  readonly at: number;
  readonly chosen: BoxChoice;
  readonly count: number;
}

const Chosen = ({ at, chosen, count, draft, onChange, disabled }: ChosenProps) => {
  const { create, arena } = useMessages().battle;
  const { locale } = useLocale();
  const name = pickName(chosen.names, locale);
  const full = roundsOf(draft) >= MOST_BOXES;
  return (
    <Box as="li" position="relative" rigid className={styles.chosen} style={{ '--hue': chosen.hue }}>
      <Box position="relative" className={styles.picture}>
        <img src={chosen.image} alt="" width={320} height={260} />
        <span className={styles.times}>{arena.times({ count })}</span>
        <IconButton
          icon="x"
          label={create.remove({ name })}
          className={styles.remove}
          disabled={disabled}
          onClick={() => onChange({ type: 'remove', at })}
        />
      </Box>
      <Text as="p" truncate marginTop={8} text="center" weight={500}>
        {name}
      </Text>
      <Text as="p" size="small" text="center" tone="muted">
        {formatMoney(chosen.price * count, locale)}
      </Text>
      <Row justify="center" align="stretch">
        <IconButton
          icon="minus"
          label={create.oneLess({ name })}
          disabled={disabled || count === 1}
          onClick={() => onChange({ type: 'count', at, by: -1 })}
        />
        <IconButton
          icon="plus"
          label={create.oneMore({ name })}
          disabled={disabled || full}
          onClick={() => onChange({ type: 'count', at, by: 1 })}
        />
      </Row>
      <Row justify="center" align="stretch">
        <IconButton
          icon="left"
          label={create.earlier({ name })}
          disabled={disabled || at === 0}
          onClick={() => onChange({ type: 'move', at, by: -1 })}
        />
        <IconButton
          icon="right"
          label={create.later({ name })}
          disabled={disabled || at === draft.boxes.length - 1}
          onClick={() => onChange({ type: 'move', at, by: 1 })}
        />
      </Row>
    </Box>
  );
};

/** The room's cases in the order of the rounds. */
export const ChosenBoxes = ({ draft, caseOf, onChange, disabled }: ChosenBoxesProps) => {
  const { create } = useMessages().battle;
  const rounds = roundsOf(draft);
  return (
    <Box as="section" line="both" className={styles.stage} aria-labelledby="chosen-boxes">
      <div className={`wrap ${styles.head}`}>
        <h2 id="chosen-boxes">{create.boxes}</h2>
        <span className={`num ${styles.count}`} data-full={rounds >= MOST_BOXES || undefined}>
          {create.count({ count: rounds, most: MOST_BOXES })}
        </span>
        {rounds > 0 && (
          <Button variant="ghost" disabled={disabled} onClick={() => onChange({ type: 'clear' })}>
            {create.clear}
          </Button>
        )}
      </div>
      {rounds === 0 ? (
        <div className={`wrap ${styles.none}`}>
          <Icon name="box" size={40} />
          <div>
            <Text as="p" size="large" tone="text">
              {create.none.title}
            </Text>
            <p>{create.none.text}</p>
          </div>
        </div>
      ) : (
        <ol className={`wrap ${styles.row}`} aria-label={create.chosen}>
          {draft.boxes.map(({ slug, count }, at) => {
            const chosen = caseOf(slug);
            if (chosen === undefined) return null;
            const nth = draft.boxes.slice(0, at).filter((box) => box.slug === slug).length;
            return (
              <Chosen
                key={`${slug}/${nth}`}
                at={at}
                chosen={chosen}
                count={count}
                draft={draft}
                onChange={onChange}
                disabled={disabled}
              />
            );
          })}
        </ol>
      )}
    </Box>
  );
};
