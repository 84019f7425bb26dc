import { useLayoutEffect } from 'react';
import { REPORT_FORM } from '../../../../schema/clients/report-csv.ts';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Position } from '../../ui/Position.tsx';
import { Movements, Sums } from './MoneyTables.tsx';
import { Cases, Days, Games } from './PlayTables.tsx';
import styles from './ReportSheet.module.css';
import type { Report } from './report-query.ts';

/** The report as it is read, printed and filed: its head tells the period and the part of the log, then come the figures. */
export const ReportSheet = ({ report }: { readonly report: Report }) => {
  const { report: text } = useWords();
  const { from, to, zone } = report;
  // A printed page says of which report it is a page.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--page-head', JSON.stringify(`Glasscase · ${text.heading} · ${from} – ${to}`));
    return () => {
      style.removeProperty('--page-head');
    };
  }, [text, from, to]);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h2>{text.heading}</h2>
          <p>{text.subject({ from, to, zone, form: REPORT_FORM })}</p>
        </div>
        <div className={styles.source}>
          <p>
            {text.counted} <Position at={report.position} />
          </p>
          <p>{report.complete ? <Mark tone="proof">{text.complete}</Mark> : <Mark tone="note">{text.running}</Mark>}</p>
        </div>
      </header>
      <Games report={report} />
      <Sums report={report} />
      <Movements report={report} />
      <Cases report={report} />
      <Days report={report} />
      <footer className={styles.foot}>{text.foot}</footer>
    </article>
  );
};
