import { useDeferredValue, useState } from 'react';
import { pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import styles from './BoxPicker.module.css';
import { searchBoxes } from './box-search.ts';
import type { BoxChoice } from './create-query.ts';
import { MOST_BOXES, type RoomDraft, roundsOf, slugsOf } from './room-draft.ts';

interface BoxPickerProps {
  readonly cases: readonly BoxChoice[];
  readonly draft: RoomDraft;
  readonly onAdd: (slug: string) => void;
  readonly disabled: boolean;
}

const EVERY = '';

/** All cases on offer: pressing one adds a round of it. */
export const BoxPicker = ({ cases, draft, onAdd, disabled }: BoxPickerProps) => {
  const { create } = useMessages().battle;
  const { locale } = useLocale();
  const [text, setText] = useState('');
  const [theme, setTheme] = useState(EVERY);
  const themes = new Map(cases.map((one) => [one.theme.id, one.theme]));
  const searched = useDeferredValue(text);
  const found = searchBoxes(cases, searched, theme === EVERY ? null : theme);
  const full = roundsOf(draft) >= MOST_BOXES;
  const chosen = Map.groupBy(slugsOf(draft), (slug) => slug);
  return (
    <section className="wrap" aria-labelledby="box-picker">
      <Row wrap gapY={4} gapX={16} padTop={[16, 20]} padBottom={[12, 16]}>
        <Text as="h2" size={['large', 'title']} grow nowrap id="box-picker">
          {create.pick}
        </Text>
        <Row
          gap={8}
          minHeight={44}
          padX={12}
          radius="control"
          ground="well"
          ring="control"
          tone="muted"
          className={styles.search}
        >
          <Icon name="search" size={16} />
          <Box
            as="input"
            type="search"
            grow
            shrink
            minHeight={44}
            size="large"
            tone="text"
            aria-label={create.search}
            placeholder={create.search}
            value={text}
            maxLength={40}
            onChange={(event) => setText(event.target.value)}
          />
        </Row>
        <Select
          label={create.allThemes}
          choices={[
            { value: EVERY, label: create.allThemes },
            ...Array.from(themes.values(), ({ id, names }) => ({ value: id, label: pickName(names, locale) })),
          ]}
          value={theme}
          onChange={setTheme}
        />
      </Row>
      {full && (
        <Text as="p" padBottom={8} tone="soft">
          {create.full}
        </Text>
      )}
      {found.length === 0 && <EmptyState icon="search" {...create.noneFound} />}
      <Grid as="ul" columns={[3, 6]} gapY={[16, 24]} padBottom={16} className={styles.grid}>
        {found.map(({ slug, names, imageSmall, price, hue }, place) => {
          const name = pickName(names, locale);
          const count = chosen.get(slug)?.length ?? 0;
          return (
            <li key={slug}>
              <Box
                as="button"
                type="button"
                display="block"
                position="relative"
                width="full"
                padX={6}
                className={styles.cell}
                style={{ '--hue': hue }}
                disabled={disabled || full}
                onClick={() => onAdd(slug)}
              >
                <Text display="block" position="relative" className={styles.vitrine}>
                  <img
                    src={imageSmall}
                    alt=""
                    width={320}
                    height={260}
                    loading={place < 6 ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                </Text>
                <Text display="block" className={styles.edge} />
                <Text size="body" truncate display="block" marginTop={8} padX={[0, 4]} weight={500}>
                  {name}
                </Text>
                <Row as="span" justify="between" gap={4} minHeight={24} padX={[0, 4]}>
                  <Money value={price} />
                  <VisuallyHidden>
                    {create.addRound}
                    {count > 0 && ` · ${create.inRoom({ count })}`}
                  </VisuallyHidden>
                  <Grid
                    as="span"
                    rigid
                    centered
                    height={24}
                    padX={4}
                    radius="small"
                    ring="control"
                    tone="muted"
                    className={styles.plus}
                    data-chosen={count > 0 || undefined}
                    aria-hidden="true"
                  >
                    {count > 0 ? (
                      <Text as="b" num>
                        {count}
                      </Text>
                    ) : (
                      <Icon name="plus" size={16} />
                    )}
                  </Grid>
                </Row>
              </Box>
            </li>
          );
        })}
      </Grid>
    </section>
  );
};
