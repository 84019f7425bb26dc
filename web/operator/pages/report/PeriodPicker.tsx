import { Select } from '../../../ui/Select.tsx';
import { useWords } from '../../texts.tsx';
import styles from './PeriodPicker.module.css';
import { type Days, isPeriod, PERIODS, type Period } from './periods.ts';

interface PeriodPickerProps {
  readonly period: Period;
  readonly days: Days;
  readonly today: string;
  readonly onChange: (period: Period, days: Days | null) => void;
}

/** The usual periods by name, and any days. */
export const PeriodPicker = ({ period, days, today, onChange }: PeriodPickerProps) => {
  const { report } = useWords();
  const change = (changed: Days): void => onChange('days', changed);
  return (
    <div className={styles.picker}>
      <Select
        label={report.period}
        choices={PERIODS.map((value) => ({ value, label: report.periods[value] }))}
        value={period}
        onChange={(value) => onChange(value, value === 'days' ? days : null)}
      />
      {period === 'days' && (
        <div className={styles.days}>
          <input
            type="date"
            aria-label={report.from}
            value={days.from}
            max={today}
            aria-invalid={!isPeriod(days)}
            onChange={(event) => event.target.value !== '' && change({ ...days, from: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="date"
            aria-label={report.to}
            value={days.to}
            max={today}
            aria-invalid={!isPeriod(days)}
            onChange={(event) => event.target.value !== '' && change({ ...days, to: event.target.value })}
          />
        </div>
      )}
    </div>
  );
};
