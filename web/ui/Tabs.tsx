import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './Tabs.module.css';

export interface TabChoice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Quieter, behind the label: how many there are. */
  readonly note?: string | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly TabChoice<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Id of the panel that the tabs switch. */
  readonly controls: string;
}

/** Keeps the chosen tab in the middle of a row that is wider than its page; only the row moves. */
const useChosenInView = (value: string): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[data-tab="${CSS.escape(value)}"]`);
    if (!row || !tab) return;
    const [around, at] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollBy({ left: at.left + at.width / 2 - around.left - around.width / 2 });
  }, [value]);
  return list;
};

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Underlined tabs over one panel: arrow keys move, as the ARIA pattern has it. */
export const Tabs = <Id extends string>({ label, choices, value, onChange, controls }: TabsProps<Id>) => {
  const list = useChosenInView(value);

  const move = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const row = list.current;
    if (step === undefined || row === null) return;
    event.preventDefault();
    const forward = getComputedStyle(row).direction === 'rtl' ? -step : step;
    const from = choices.findIndex(({ id }) => id === value);
    const next = choices[(from + forward + choices.length) % choices.length];
    if (next === undefined) return;
    onChange(next.id);
    row.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          role="tab"
          className={styles.tab}
          data-tab={choice.id}
          aria-selected={choice.id === value}
          aria-controls={controls}
          tabIndex={choice.id === value ? 0 : -1}
          onClick={() => onChange(choice.id)}
          onKeyDown={move}
        >
          {choice.label}
          {choice.note !== undefined && <span className={styles.note}>{choice.note}</span>}
        </button>
      ))}
    </div>
  );
};

/** Tabs in a line of the whole page's width, which stays below the header. */
export const TabBar = <Id extends string>({ children, ...tabs }: TabsProps<Id> & { readonly children?: ReactNode }) => (
  <div className={styles.bar}>
    <div className={`wrap ${styles.barRow}`}>
      <Tabs {...tabs} />
      {children}
    </div>
  </div>
);

interface TabLinksProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly (TabChoice<Id> & { readonly to: string })[];
  readonly value: Id;
}

/** The look of a `TabBar` where each tab is an address: links, of which the chosen one is in view. */
export const TabLinks = <Id extends string>({ label, choices, value }: TabLinksProps<Id>) => {
  const list = useChosenInView(value);
  return (
    <nav className={styles.bar} aria-label={label}>
      <div ref={list} className={`wrap ${styles.tabs}`}>
        {choices.map((choice) => (
          <Link
            key={choice.id}
            to={choice.to}
            replace
            className={styles.tab}
            data-tab={choice.id}
            aria-current={choice.id === value ? 'page' : undefined}
          >
            {choice.label}
          </Link>
        ))}
      </div>
    </nav>
  );
};
