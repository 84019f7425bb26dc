import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { type CatalogDocument, catalogSchema } from '../../../../engine/catalog/document.ts';
import { useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { PageWait } from '../../frame/PageWait.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Position } from '../../ui/Position.tsx';
import { AtLeast } from './AtLeast.tsx';
import { CaseState } from './Cases.tsx';
import styles from './catalog.module.css';
import { CASE, type CaseTable, EXPORT } from './catalog-query.ts';
import { gradeOf, skinName, type TableRow } from './draft-table.ts';
import { Entries } from './Entries.tsx';
import { Figures } from './Figures.tsx';
import { languageIn, nameIn } from './names.ts';
import { Preview } from './Preview.tsx';
import { publishedCase } from './shown-table.ts';
import { Trial } from './Trial.tsx';
import { useExported } from './use-exported.ts';
import { useWear } from './use-wear.ts';
import { Versions } from './Versions.tsx';

interface WholeProps {
  readonly found: CaseTable;
  readonly document: CatalogDocument;
}

const Whole = ({ found, document }: WholeProps) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  const language = languageIn(locale);
  const wearText = useWear();
  const exported = useExported();
  const { slug, names, position } = found.case;
  const name = nameIn(names, locale);
  const table = publishedCase(found, document);
  const nameOf = ({ skin, wear }: Pick<TableRow, 'skin' | 'wear'>): string =>
    `${skinName(document, skin, language)} ${wearText(wear)}`.trim();
  const [box] = document.cases;
  return (
    <>
      <PageHead
        title={name}
        note={
          <>
            <CaseState of={found.case} /> <span>v{found.case.version}</span> <Position at={position} />
          </>
        }
      >
        <CopyAs document={CASE} variables={{ slug }} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.bar}>
            <Button
              className={styles.action}
              variant="primary"
              icon="edit"
              busy={exported.isBusy}
              onClick={() => void exported.draftOfCase(slug, name)}
            >
              {text.actions.draft}
            </Button>
            <Button className={styles.action} icon="download" onClick={() => void exported.saveCase(slug)}>
              {text.actions.export}
            </Button>
          </div>
          <Figures table={table} beside={null} />
          <div className={styles.table}>
            <Entries label={name} entries={found.entries} nameOf={(skin) => skinName(document, skin, language)} />
          </div>
        </div>
        <div className={styles.side}>
          <Versions versions={found.versions} onDraft={(version) => void exported.draftOfCase(slug, name, version)} />
          <AtLeast table={table} beside={null} />
          <Trial table={table} nameOf={nameOf} />
          <Preview
            name={name}
            tagline={box?.taglines[language] ?? ''}
            table={table}
            nameOf={nameOf}
            gradeOf={(skin) => gradeOf(document, skin)}
          />
        </div>
      </div>
    </>
  );
};

const Missing = () => {
  const { catalog } = useWords();
  return (
    <>
      <PageHead title={catalog.title} />
      <EmptyState icon="box" title={catalog.title} text={catalog.none.cases}>
        <ButtonLink to="/catalog">{catalog.views.cases}</ButtonLink>
      </EmptyState>
    </>
  );
};

/** A published case with its exact odds and its versions. */
export default function CasePage() {
  const { slug = '' } = useParams();
  const fetchPolicy = 'cache-and-network' as const;
  const query = useQuery(CASE, { variables: { slug }, fetchPolicy });
  const exported = useQuery(EXPORT, { variables: { case: slug }, fetchPolicy });
  const found = query.data?.catalogCase;
  const text = exported.data?.catalogExport;
  const isWhole = found == null || text !== undefined;
  return (
    <Loaded
      from={exported.error === undefined || found === null ? query : exported}
      value={isWhole ? found : undefined}
      skeleton={<PageWait />}
      missing={<Missing />}
    >
      {(one) => <Whole found={one} document={catalogSchema.parse(JSON.parse(text ?? ''))} />}
    </Loaded>
  );
}
