import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiErrorOf } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import { PROPOSE_DRAFT } from './catalog-query.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import type { DraftHand } from './use-draft.ts';

/** The way from a draft to an act. */
export const Publish = ({ hand }: { readonly hand: DraftHand }) => {
  const { publish: text } = useWords().catalog;
  const mayPropose = useMay()('operator:propose');
  const [propose] = useMutation(PROPOSE_DRAFT);
  const [isProposing, setProposing] = useState(false);
  const { kept, problems, isDirty } = hand;
  const which = { id: kept.id, version: kept.version };
  return (
    <Panel title={text.title} aside={mayPropose && <CopyAs document={PROPOSE_DRAFT} variables={which} />}>
      <p className={styles.quiet}>{text.note}</p>
      {problems.length > 0 && (
        <>
          <p className={styles.look}>{text.problems}</p>
          <ul className={styles.list}>
            {problems.slice(0, 20).map((problem) => (
              <li key={problem}>
                <code className={styles.hash}>{problem}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {kept.proposal != null && (
        <p className={styles.result}>
          <Link className={styles.link} to={`/acts?open=${kept.proposal}`}>
            {text.last}
          </Link>
        </p>
      )}
      {mayPropose && (
        <div className={styles.actions}>
          <Button
            className={styles.action}
            variant="primary"
            disabled={isDirty || problems.length > 0}
            title={isDirty ? text.unsaved : undefined}
            onClick={() => setProposing(true)}
          >
            {text.propose}
          </Button>
          {isDirty && <span className={styles.quiet}>{text.unsaved}</span>}
        </div>
      )}
      {isProposing && (
        <ProposalDialog
          title={text.propose}
          propose={async (words) =>
            (await propose({ variables: { ...which, ...words } })).data?.proposeCatalogDraft.id ?? null
          }
          refusalOf={(error) => (apiErrorOf(error).code === 'ACT_CHANGED' ? text.stale : null)}
          onClose={() => setProposing(false)}
        />
      )}
    </Panel>
  );
};
