import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { apiErrorOf } from '../../../platform/api-error.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { FilterField } from '../../ui/FilterBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { differencesCsv } from './differences-csv.ts';
import styles from './ReconciliationPage.module.css';
import { Result } from './Result.tsx';
import { MAX_CHARACTERS, PROVIDERS, RECONCILE, type Reconciliation } from './reconciliation-query.ts';

interface Compared {
  readonly name: string;
  readonly found: Reconciliation;
}

/** A provider's file of payments beside the deposits here. */
export default function ReconciliationPage() {
  const { reconciliation: text } = useWords();
  const { locale } = useLocale();
  const refusalText = useRefusalText();
  const providers = useQuery(PROVIDERS);
  const [reconcile, { loading }] = useLazyQuery(RECONCILE, { fetchPolicy: 'no-cache' });
  const [typed, setTyped] = useState<string | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const provider = typed ?? providers.data?.channels[0]?.provider ?? '';

  const compare = async (chosen: File): Promise<void> => {
    setProblem(null);
    setCompared(null);
    const file = await chosen.text().catch(() => null);
    if (file === null) return setProblem(text.unread);
    if (file.length > MAX_CHARACTERS) return setProblem(text.tooLarge);
    const { data, error } = await reconcile({ variables: { provider: provider.trim(), file } });
    if (data !== undefined) return setCompared({ name: chosen.name, found: data.reconcile });
    if (error === undefined) return;
    // The API names the line that it can't read.
    const { code } = apiErrorOf(error);
    setProblem(code === 'INVALID_INPUT' ? `${refusalText(error)} (${error.message})` : refusalText(error));
  };

  return (
    <>
      <PageHead title={text.title}>
        <CopyAs document={RECONCILE} variables={{ provider: provider || '…', file: '@payments.csv' }} />
      </PageHead>
      <div className={styles.bar}>
        <p>{text.intro}</p>
        <p className={styles.columns}>{text.columns}</p>
        <div className={styles.form}>
          <FilterField label={text.provider} value={provider} onChange={setTyped} />
          <input
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              if (chosen !== undefined) void compare(chosen);
            }}
          />
          <Button variant="primary" icon="list" busy={loading} onClick={() => input.current?.click()}>
            {text.choose}
          </Button>
          {compared !== null && (
            <Button
              icon="download"
              onClick={() => saveFile(`differences-${provider}.csv`, differencesCsv(compared.found), 'text/csv')}
            >
              {text.csv}
            </Button>
          )}
        </div>
        {problem !== null && (
          <Note tone="danger" icon="warning" role="alert">
            {problem}
          </Note>
        )}
        {compared !== null && (
          <p className={styles.columns} role="status">
            {text.file({
              name: compared.name,
              payments: formatCount(compared.found.payments, locale),
              others: formatCount(compared.found.others, locale),
            })}
          </p>
        )}
      </div>
      {compared !== null && <Result found={compared.found} />}
    </>
  );
}
