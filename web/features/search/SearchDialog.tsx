import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../generated/index.ts';
import { pickName, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { Grid, Row, Text } from '../../ui/Box.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Choice, choicesOf, type Kind, placeAfterKey } from './choices.ts';
import styles from './SearchDialog.module.css';

const SEARCH = graphql(`
  query Search {
    search @args {
      cases { ...CaseCard @unmask }
      skins { ...SkinCard @unmask }
      players { id nickname avatar }
      game { id game }
    }
  }
`);

/** The longest text that the server searches for. */
const LONGEST = 64;
/** The pause in typing before the page asks the server. */
const PAUSE_MS = 200;
const KINDS = ['game', 'cases', 'skins', 'players'] as const satisfies readonly Kind[];

/** The text after a pause in typing, without blanks around it. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** The choices for the text after a pause in typing; empty for an empty text, and before the first answer. */
const useChoices = (text: string) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const settled = useSettled(text);
  const { data, previousData, error } = useQuery(SEARCH, {
    variables: { text: settled },
    skip: settled === '',
    fetchPolicy: 'network-only',
  });
  const found = settled === '' ? undefined : (data ?? previousData)?.search;
  const choices = useMemo(
    () =>
      found === undefined
        ? []
        : choicesOf(found, {
            nameOf: (names) => pickName(names, locale),
            skinName: (skin) => skinNames(skin, null, messages, locale).full,
            gameName: ({ game, id }) => `${messages.shell.games[game]} · ${id}`,
            gameIcon: ({ game }) => GAMES[game].icon,
          }),
    [found, locale, messages],
  );
  return { choices, settled, answered: data !== undefined, failed: error !== undefined };
};

interface OptionProps {
  readonly choice: Choice;
  readonly id: string;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

const Option = ({ choice: { picture, label }, id, selected, onPoint, onChoose }: OptionProps) => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // The focus stays in the field, which names the selected option.
    <button
      type="button"
      tabIndex={-1}
      ref={element}
      role="option"
      id={id}
      aria-selected={selected}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {'image' in picture ? (
        <img src={picture.image} alt="" width={64} height={44} decoding="async" />
      ) : (
        <Grid as="span" centered tone="info" className={styles.icon}>
          <Icon name={picture.icon} />
        </Grid>
      )}
      <Text truncate className="name">
        {label}
      </Text>
    </button>
  );
};

/** One field for everything that has a name or an id. Arrow keys choose, Enter opens, Escape leaves. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { search } = useMessages();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(-1);
  const { choices, settled, answered, failed } = useChoices(text);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const optionId = (index: number): string => `${listId}-${index}`;
  // A dialog focuses its first control by default.
  useEffect(() => input.current?.focus(), []);

  const choose = (choice: Choice | undefined): void => {
    if (choice === undefined) return;
    onClose();
    navigate(choice.to);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(choices[Math.max(place, 0)]);
      return;
    }
    const next = placeAfterKey(event.key, place, choices.length);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
  };
  const selected = choices[place];
  const nothing = settled !== '' && answered && choices.length === 0;
  const said = failed
    ? search.failed
    : nothing
      ? search.none({ text: settled })
      : choices.length > 0
        ? search.found({ count: choices.length })
        : search.hint;
  return (
    <Dialog title={search.title} onClose={onClose} wide>
      <Field
        ref={input}
        label={search.field}
        type="search"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(selected && { 'aria-activedescendant': optionId(place) })}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPlace(-1);
        }}
        onKeyDown={press}
      />
      <Row justify="between" gap={12} minHeight={28} size="small" tone={failed ? 'danger' : 'muted'}>
        <p role="status">{said}</p>
        <Text display={['none', 'block']} aria-hidden="true">
          {search.keys}
        </Text>
      </Row>
      {nothing && !failed && (
        <Text as="p" tone="muted">
          {search.noneText}
        </Text>
      )}
      <div role="listbox" id={listId} aria-label={search.results} className={styles.list}>
        {KINDS.map((kind) => {
          const first = choices.findIndex((choice) => choice.kind === kind);
          if (first === -1) return null;
          const own = choices.filter((choice) => choice.kind === kind);
          return (
            <fieldset key={kind}>
              <Text as="legend" size="small" padTop={8} tone="muted">
                {search.groups[kind]}
              </Text>
              {own.map((choice, index) => (
                <Option
                  key={choice.key}
                  choice={choice}
                  id={optionId(first + index)}
                  selected={place === first + index}
                  onPoint={() => setPlace(first + index)}
                  onChoose={() => choose(choice)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
