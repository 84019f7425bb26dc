import type { Dispatch } from 'react';
import { formatMoney, pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Times } from '../Times.tsx';
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
  const { create } = useMessages().battle;
  const { locale } = useLocale();
  const name = pickName(chosen.names, locale);
  const full = roundsOf(draft) >= MOST_BOXES;
  return (
    <Box as="li" position="relative" rigid className={styles.chosen} style={{ '--hue': chosen.hue }}>
      <Box position="relative" padTop={8} padX={14} className={styles.picture}>
        <img src={chosen.imageSmall} alt="" width={320} height={260} />
        <Times count={count} size="body" padX={6} className={styles.times} />
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
      <Row gap={12} minHeight={56} className="wrap">
        <Text as="h2" size="large" id="chosen-boxes">
          {create.boxes}
        </Text>
        <Text num tone={rounds >= MOST_BOXES ? 'text' : 'muted'}>
          {create.count({ count: rounds, most: MOST_BOXES })}
        </Text>
        {rounds > 0 && (
          <Button
            variant="ghost"
            className={styles.clear}
            disabled={disabled}
            onClick={() => onChange({ type: 'clear' })}
          >
            {create.clear}
          </Button>
        )}
      </Row>
      {rounds === 0 ? (
        <Row justify="center" gap={16} padBottom={40} tone="muted" className={`wrap ${styles.row}`}>
          <Icon name="box" size={40} />
          <div className={styles.none}>
            <Text as="p" size="large" tone="text">
              {create.none.title}
            </Text>
            <p>{create.none.text}</p>
          </div>
        </Row>
      ) : (
        <Row as="ol" align="stretch" gap={4} padBottom={16} className={`wrap ${styles.row}`} aria-label={create.chosen}>
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
        </Row>
      )}
    </Box>
  );
};
