import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import type { ArenaBase } from '../base-path.ts';
import styles from './ArenaTabs.module.css';
import { ARENA_TABS, type ArenaChoice, arenaAddress } from './arena-address.ts';

interface ArenaTabsProps {
  readonly choice: ArenaChoice;
  readonly base: ArenaBase;
}

/** The parts of the arena, each with an address. */
export const ArenaTabs = ({ choice, base }: ArenaTabsProps) => {
  const { tabs } = useMessages().battle.arena;
  const [address] = useSearchParams();
  const row = useRef<HTMLDivElement>(null);
  const { tab: chosen } = choice;
  useEffect(() => {
    const link = row.current?.querySelector(`[data-tab="${chosen}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav className={styles.bar} aria-label={tabs.label}>
      <div ref={row} className={`wrap ${styles.row}`}>
        {ARENA_TABS.map((tab) => (
          <Link
            key={tab}
            to={{ search: arenaAddress[base].write({ ...choice, tab }, address).toString() }}
            replace
            data-tab={tab}
            className={styles.tab}
            aria-current={tab === chosen ? 'page' : undefined}
          >
            {tabs[tab]}
          </Link>
        ))}
      </div>
    </nav>
  );
};
