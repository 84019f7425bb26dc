import { useQuery } from '@apollo/client/react';
import { Fragment, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../api/session.tsx';
import { useSettled } from '../api/use-settled.ts';
import { graphql } from '../generated/gql.ts';
import { useWords } from '../texts.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import styles from './Palette.module.css';
import { navigationFor } from './pages.ts';
import { type Choice, matchingPages } from './palette-choices.ts';

const FIND_PLAYERS = graphql(`
  query FindPlayers($text: String!) {
    players(text: $text) { playerId nickname by reference }
  }
`);

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds pages by their names, and players by anything of theirs. Arrows choose, Enter goes there. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { search } = words.frame;
  const may = useMay();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const text = useSettled(typed.trim());
  const asks = text !== '' && may('operator:players');
  // Between a key and its answer stand the players of the text before.
  const isSettled = typed.trim() === text;
  const isPending = typed.trim() !== '' && may('operator:players');
  const { data, loading, error } = useQuery(FIND_PLAYERS, {
    variables: { text },
    skip: !asks,
    fetchPolicy: 'no-cache',
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const pages = matchingPages(navigationFor(may), typed, words);
  const players: readonly Choice[] = (asks && isSettled ? (data?.players ?? []) : []).map(
    ({ playerId, nickname, by, reference }) => ({
      key: `${playerId} ${by} ${reference}`,
      to: `/players/${playerId}`,
      label: nickname ?? search.erased,
      note: by === 'NICKNAME' ? search.by[by] : `${search.by[by]} ${reference}`,
      icon: 'user',
    }),
  );
  const groups = [
    [search.players, players],
    [search.pages, pages],
  ] as const;
  const choices = [...players, ...pages];
  const place = Math.min(at, choices.length - 1);
  const chosen = choices[place];
  const idAt = (index: number): string => `${id}-${index}`;
  const isSearching = isPending && (!isSettled || loading);
  const state = isSearching ? search.searching : error === undefined ? '' : search.failed;
  useEffect(() => {
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  const go = (to: string): void => {
    onClose();
    navigate(to);
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen !== undefined) {
      event.preventDefault();
      go(chosen.to);
    } else if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, choices.length - 1) + step + choices.length) % choices.length);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={search.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={press}
    >
      <div className={styles.inside}>
        <label className={styles.line}>
          <Glyph name="search" size={20} />
          <input
            className={styles.input}
            role="combobox"
            aria-label={search.title}
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen === undefined ? undefined : idAt(place)}
            placeholder={search.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
            }}
          />
        </label>
        <div id={`${id}-list`} role="listbox" aria-label={search.title} className={styles.list}>
          {groups.map(
            ([name, entries]) =>
              entries.length > 0 && (
                <Fragment key={name}>
                  <p className={styles.group} role="presentation">
                    {name}
                  </p>
                  {entries.map(({ key, to, label, note, icon }) => (
                    <button
                      key={key}
                      type="button"
                      id={idAt(choices.findIndex((one) => one.key === key))}
                      role="option"
                      tabIndex={-1}
                      className={styles.choice}
                      aria-selected={key === chosen?.key}
                      onClick={() => go(to)}
                    >
                      <Glyph name={icon} />
                      <bdi className={styles.label}>{label}</bdi>
                      {note !== undefined && <span className={styles.note}>{note}</span>}
                    </button>
                  ))}
                </Fragment>
              ),
          )}
        </div>
        {choices.length === 0 && state === '' && <p className={styles.state}>{search.nothing}</p>}
        {state !== '' && <p className={styles.state}>{state}</p>}
        <p className="sr-only" role="status">
          {state === '' ? search.results({ count: choices.length }) : state}
        </p>
      </div>
    </dialog>
  );
};
