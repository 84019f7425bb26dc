import { useDeferredValue, useState } from 'react';
import { pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { themesOf } from '../../cases/theme-choice.ts';
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
  const searched = useDeferredValue(text);
  const found = searchBoxes(cases, searched, theme === EVERY ? null : theme);
  const full = roundsOf(draft) >= MOST_BOXES;
  const chosen = Map.groupBy(slugsOf(draft), (slug) => slug);
  return (
    <section className="wrap" aria-labelledby="box-picker">
      <div className={styles.head}>
        <h2 id="box-picker">{create.pick}</h2>
        <div className={styles.search}>
          <Icon name="search" size={16} />
          <input
            type="search"
            aria-label={create.search}
            placeholder={create.search}
            value={text}
            maxLength={40}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Select
          label={create.allThemes}
          choices={[
            { value: EVERY, label: create.allThemes },
            ...themesOf(cases).map(({ id, names }) => ({ value: id, label: pickName(names, locale) })),
          ]}
          value={theme}
          onChange={setTheme}
        />
      </div>
      {full && <p className={styles.full}>{create.full}</p>}
      {found.length === 0 && <EmptyState icon="search" {...create.noneFound} />}
      <ul className={styles.grid}>
        {found.map(({ slug, names, image, price, hue }, place) => {
          const name = pickName(names, locale);
          const count = chosen.get(slug)?.length ?? 0;
          return (
            <li key={slug}>
              <button
                type="button"
                className={styles.cell}
                style={{ '--hue': hue }}
                disabled={disabled || full}
                onClick={() => onAdd(slug)}
              >
                <span className={styles.vitrine}>
                  <img
                    src={image}
                    alt=""
                    width={320}
                    height={260}
                    loading={place < 6 ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                </span>
                <span className={styles.edge} />
                <span className={styles.name}>{name}</span>
                <span className={styles.figures}>
                  <Money value={price} />
                  <span className="sr-only">
                    {create.addRound}
                    {count > 0 && `，${create.inRoom({ count })}`}
                  </span>
                  <span className={styles.plus} data-chosen={count > 0 || undefined} aria-hidden="true">
                    {count > 0 ? <b className="num">{count}</b> : <Icon name="plus" size={16} />}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
