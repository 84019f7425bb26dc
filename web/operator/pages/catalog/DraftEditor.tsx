import { useMemo, useState } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { AddRow } from './AddRow.tsx';
import { AtLeast } from './AtLeast.tsx';
import styles from './catalog.module.css';
import { DRAFT, type KeptDraft } from './catalog-query.ts';
import { Diff } from './Diff.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftFields } from './DraftFields.tsx';
import { type DraftLine, DraftTable } from './DraftTable.tsx';
import { gradeOf, rowKey, skinName, type TableRow, withRow, withTickets } from './draft-table.ts';
import { Figures } from './Figures.tsx';
import { languageIn } from './names.ts';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { Solver } from './Solver.tsx';
import { draftedTable } from './shown-table.ts';
import { Trial } from './Trial.tsx';
import { useDraft } from './use-draft.ts';
import { usePublished } from './use-published.ts';
import { useWear } from './use-wear.ts';

interface DraftEditorProps {
  readonly loaded: KeptDraft;
  readonly onReload: () => Promise<void>;
}

/** The table of a draft, beside the published one. */
export const DraftEditor = ({ loaded, onReload }: DraftEditorProps) => {
  const { catalog: text } = useWords();
  const language = languageIn(useLocale().locale);
  const wearText = useWear();
  const hand = useDraft(loaded);
  const { document, place, locked, changes, change } = hand;
  const [isAdding, setAdding] = useState(false);
  const box = place === 'consolation' ? undefined : document.cases[place];
  const published = usePublished(box?.slug ?? null);
  const table = useMemo(() => draftedTable(document, place), [document, place]);
  const nameOf = ({ skin, wear }: Pick<TableRow, 'skin' | 'wear'>): string => {
    const known = document.skins.some(({ id }) => id === skin) ? document : (published.document ?? document);
    return `${skinName(known, skin, language)} ${wearText(wear)}`.trim();
  };
  const paid = table.rows.reduce((sum, { tickets, value }) => sum + tickets * Number(value), 0);
  const lines = table.rows.map(
    (row): DraftLine => ({
      ...row,
      name: nameOf(row),
      grade: gradeOf(document, row.skin),
      isLocked: locked.has(rowKey(row)),
      published: published.table?.rows.find((one) => rowKey(one) === rowKey(row))?.tickets ?? null,
      share: paid === 0 ? 0 : (row.tickets * Number(row.value)) / paid,
    }),
  );
  const title = box?.names[language] ?? text.editor.consolation;
  const besides = { table, beside: published.table };
  return (
    <>
      <PageHead
        title={title}
        note={
          <>
            <Mark tone="mine">
              {text.draft} v{hand.kept.version}
            </Mark>
            {hand.isDirty && <Mark tone="look">{text.editor.unsaved}</Mark>}
            {published.found != null && (
              <span>{text.published({ version: String(published.found.case.version) })}</span>
            )}
          </>
        }
      >
        <CopyAs document={DRAFT} variables={{ id: hand.kept.id }} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DraftActions hand={hand} onReload={onReload} onAdd={() => setAdding(true)} />
          <DraftFields hand={hand} />
          <Figures {...besides} />
          <div className={styles.table}>
            <DraftTable lines={lines} changes={changes} />
          </div>
        </div>
        <div className={styles.side}>
          {!published.isLoading && <Diff {...besides} nameOf={nameOf} />}
          {box !== undefined && (
            <Solver
              rows={table.rows}
              locked={locked}
              price={BigInt(box.price)}
              nameOf={nameOf}
              onSolved={(tickets) => change((before) => withTickets(before, place, tickets))}
            />
          )}
          <Publish hand={hand} />
          <AtLeast {...besides} />
          <Trial table={table} nameOf={nameOf} />
          {box !== undefined && (
            <Preview
              name={box.names[language]}
              tagline={box.taglines[language]}
              table={table}
              nameOf={nameOf}
              gradeOf={(skin) => gradeOf(document, skin)}
            />
          )}
        </div>
      </div>
      {isAdding && (
        <AddRow
          has={new Set(table.rows.map(rowKey))}
          onAdd={(row) => change((before) => withRow(before, place, row))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};
