import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../platform/Loaded.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { PageWait } from '../../frame/PageWait.tsx';
import { useWords } from '../../texts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { DRAFT } from './catalog-query.ts';
import { DraftEditor } from './DraftEditor.tsx';

const Missing = () => {
  const { catalog } = useWords();
  return (
    <>
      <PageHead title={catalog.draft} />
      <EmptyState icon="box" title={catalog.draft} text={catalog.editor.missing}>
        <ButtonLink to="/catalog?view=drafts">{catalog.editor.back}</ButtonLink>
      </EmptyState>
    </>
  );
};

/** A draft, as it is kept at the moment when it is opened. */
export default function DraftPage() {
  const { id = '' } = useParams();
  // A document of the cache could be older than its version.
  const query = useQuery(DRAFT, { variables: { id }, fetchPolicy: 'no-cache' });
  const [loads, setLoads] = useState(0);
  return (
    <Loaded from={query} value={query.data?.catalogDraft} skeleton={<PageWait />} missing={<Missing />}>
      {(kept) => (
        <DraftEditor
          key={`${id} ${loads}`}
          loaded={kept}
          onReload={async () => {
            await query.refetch();
            setLoads((count) => count + 1);
          }}
        />
      )}
    </Loaded>
  );
}
