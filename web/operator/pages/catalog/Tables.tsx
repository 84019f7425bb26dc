import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { amountText } from '../../ui/figures.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import { PROPOSE_POOL, type PublishedTable, TABLES } from './catalog-query.ts';
import { Entries } from './Entries.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';
import type { PartProps } from './part-props.ts';
import { useExported } from './use-exported.ts';

const TableFacts = ({ table }: { readonly table: PublishedTable }) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  const { fields } = text;
  return (
    <Facts
      shape="sum"
      facts={[
        { label: fields.version, value: `v${table.version}` },
        { label: fields.rows, value: formatCount(table.entries.length, locale) },
        { label: fields.mean, value: amountText(Math.round(table.mean), locale) },
        { label: fields.range, value: `${amountText(table.least, locale)} – ${amountText(table.most, locale)}` },
        { label: fields.hash, value: <code className={styles.hash}>{table.hash}</code> },
      ]}
    />
  );
};

const PoolDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { tables } = useWords().catalog;
  const [propose] = useMutation(PROPOSE_POOL);
  return (
    <ProposalDialog
      title={tables.poolTitle}
      propose={async (words) => (await propose({ variables: words })).data?.proposeContractPool.id ?? null}
      onClose={onClose}
    />
  );
};

/** The tables beside the cases: the consolation of dreams, and the pool of contracts. */
export const Tables = ({ head, body }: PartProps) => {
  const { catalog: text } = useWords();
  const mayPropose = useMay()('operator:propose');
  const query = useQuery(TABLES);
  const [isProposing, setProposing] = useState(false);
  const { isBusy, draftOfConsolation } = useExported();
  return (
    <>
      {head(<CopyAs document={TABLES} />)}
      {body(
        <Loaded from={query} value={query.data?.catalogTables} skeleton={<Skeleton height="400px" />}>
          {({ consolation, pool }) => (
            <div className={styles.pair}>
              <Panel
                title={text.tables.consolation}
                aside={
                  consolation != null && (
                    <Button className={styles.action} busy={isBusy} onClick={() => void draftOfConsolation()}>
                      {text.actions.edit}
                    </Button>
                  )
                }
              >
                {consolation == null ? (
                  <p className="muted">{text.none.table}</p>
                ) : (
                  <>
                    <TableFacts table={consolation} />
                    <Entries label={text.tables.consolation} entries={consolation.entries} />
                  </>
                )}
              </Panel>
              <Panel
                title={text.tables.pool}
                aside={
                  mayPropose && (
                    <Button className={styles.action} onClick={() => setProposing(true)}>
                      {text.actions.pool}
                    </Button>
                  )
                }
              >
                <p className={styles.quiet}>{text.tables.poolNote}</p>
                {pool == null ? (
                  <p className="muted">{text.none.table}</p>
                ) : (
                  <>
                    <TableFacts table={pool} />
                    <Entries label={text.tables.pool} entries={pool.entries} alike />
                  </>
                )}
              </Panel>
            </div>
          )}
        </Loaded>,
      )}
      {isProposing && <PoolDialog onClose={() => setProposing(false)} />}
    </>
  );
};
