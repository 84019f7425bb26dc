import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMay } from '../../api/session.tsx';
import { PageWait } from '../../frame/PageWait.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { type Days, daysOf, isPeriod, MOST_DAYS, siteDay } from './periods.ts';
import styles from './ReportPage.module.css';
import { ReportSheet } from './ReportSheet.tsx';
import { reportFileName, reportJson, reportTables } from './report-files.ts';
import { REPORT, type Report, reportAddress, SITE_TIME } from './report-query.ts';
import { Schedules } from './Schedules.tsx';

const Files = ({ report }: { readonly report: Report }) => {
  const { report: text } = useWords();
  return (
    <div className={styles.files}>
      <Button icon="download" onClick={() => saveFile(reportFileName(report, 'csv'), reportTables(report), 'text/csv')}>
        CSV
      </Button>
      <Button
        icon="download"
        onClick={() => saveFile(reportFileName(report, 'json'), reportJson(report), 'application/json')}
      >
        JSON
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  );
};

const OfToday = ({ today }: { readonly today: string }) => {
  const { report: text } = useWords();
  const maySchedule = useMay()('operator:system');
  const [{ period, from, to }, change] = useAddressFilters(reportAddress);
  const usual = daysOf('month', today);
  const days: Days = period === 'days' ? { from: from ?? usual.from, to: to ?? usual.to } : daysOf(period, today);
  const isAsked = isPeriod(days);
  const query = useQuery(REPORT, { variables: days, skip: !isAsked });
  const report = query.data?.report;
  return (
    <>
      <PageHead title={text.title}>
        <CopyAs document={REPORT} variables={{ ...days }} />
      </PageHead>
      <div className={styles.bar}>
        <PeriodPicker
          period={period}
          days={days}
          today={today}
          onChange={(next, chosen) => change({ period: next, from: chosen?.from ?? null, to: chosen?.to ?? null })}
        />
        {report !== undefined && <Files report={report} />}
      </div>
      {isAsked ? (
        <Loaded from={query} value={report} skeleton={<Skeleton height="480px" />}>
          {(shown) => <ReportSheet report={shown} />}
        </Loaded>
      ) : (
        <p className={styles.wrong} role="alert">
          {text.noPeriod({ most: String(MOST_DAYS) })}
        </p>
      )}
      {maySchedule && <Schedules />}
    </>
  );
};

/** Plays, income and movements of money of a period, to be read, filed and printed. */
export default function ReportPage() {
  const query = useQuery(SITE_TIME, { fetchPolicy: 'network-only' });
  const now = query.data?.now;
  return (
    <Loaded from={query} value={now} skeleton={<PageWait />}>
      {({ at, zone }) => <OfToday today={siteDay(at, zone)} />}
    </Loaded>
  );
}
