import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../../platform/device-storage.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useSettled } from '../../api/use-settled.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { PageBody } from '../../ui/PageBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './PlayersPage.module.css';
import { LONGEST_TEXT, PLAYERS } from './players-query.ts';

type Hit = ResultOf<typeof PLAYERS>['players'][number];

const pathOf = ({ playerId }: Hit): string => `/players/${playerId}`;

/** The forms of text that lead to a player. */
const Help = () => {
  const { help } = useWords().players;
  return (
    <section className={styles.help}>
      <h2>{help.title}</h2>
      <dl>
        {(['person', 'play', 'money', 'ticket'] as const).map((kind) => (
          <div key={kind}>
            <dt>{help.names[kind]}</dt>
            <dd>{help[kind]}</dd>
          </div>
        ))}
      </dl>
      <p>{help.note}</p>
    </section>
  );
};

const keptIn = (state: unknown): string => (isRecord(state) && typeof state.q === 'string' ? state.q : '');

/**
 * The text that is typed and, once it has settled, kept with the entry of the history, so that going back finds it. It may be personal
 * data: no address, and no answer that stays in a cache, has it.
 */
const useTypedText = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const text = keptIn(state);
  const [typed, setTyped] = useState(text);
  const settled = useSettled(typed.trim());
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    if (text !== settled) setTyped(text);
  }
  useEffect(() => {
    if (settled !== text) navigate('', { replace: true, state: { q: settled } });
  }, [settled, text, navigate]);
  return { text: settled, typed, setTyped };
};

/** Finds players by anything of theirs. */
export default function PlayersPage() {
  const words = useWords();
  const { players, frame } = words;
  const navigate = useNavigate();
  const { text, typed, setTyped } = useTypedText();
  const query = useQuery(PLAYERS, { variables: { text }, skip: text === '', fetchPolicy: 'no-cache' });
  const hits = text === '' ? undefined : query.data?.players;
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const [first] = typed.trim() === text ? (hits ?? []) : [];
    if (event.key === 'Enter' && first !== undefined) navigate(pathOf(first));
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      results.current?.querySelector<HTMLElement>('[data-opener]')?.focus();
    }
  };

  const columns = useMemo(
    (): readonly Column<Hit>[] => [
      {
        id: 'player',
        head: players.columns.player,
        width: '26%',
        cell: ({ nickname }) => <bdi>{nickname ?? frame.search.erased}</bdi>,
      },
      { id: 'by', head: players.columns.by, width: '18%', cell: ({ by }) => frame.search.by[by] },
      { id: 'reference', head: players.columns.reference, cell: ({ reference }) => <bdi>{reference}</bdi> },
      {
        id: 'id',
        head: players.columns.id,
        width: '200px',
        phone: 'none',
        cell: ({ playerId }) => <code className="mono">{playerId}</code>,
      },
    ],
    [players, frame],
  );

  return (
    <>
      <PageHead title={players.title}>{text !== '' && <CopyAs document={PLAYERS} variables={{ text }} />}</PageHead>
      <PageBody>
        <label className={styles.line}>
          <Glyph name="search" size={20} />
          <input
            ref={field}
            type="search"
            className={styles.input}
            aria-label={players.label}
            placeholder={players.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_TEXT}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
          />
        </label>
        <p className="sr-only" role="status">
          {hits !== undefined && frame.search.results({ count: hits.length })}
        </p>
        {text === '' ? (
          <Help />
        ) : (
          <div ref={results}>
            <Loaded
              from={query}
              value={hits}
              skeleton={<SkeletonRows text={frame.search.searching} count={4} height="28px" />}
            >
              {(found) => (
                <DataTable
                  label={players.title}
                  columns={columns}
                  rows={found}
                  rowKey={({ playerId, by, reference }) => `${playerId} ${by} ${reference}`}
                  to={pathOf}
                  empty={
                    <>
                      <p>
                        <bdi>{players.nothing({ text })}</bdi>
                      </p>
                      <p>{players.nothingHint}</p>
                    </>
                  }
                />
              )}
            </Loaded>
          </div>
        )}
      </PageBody>
    </>
  );
}
