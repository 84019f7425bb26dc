import { useMessages } from '../../../i18n/index.ts';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useArenaBase } from '../base-path.ts';
import { CommandNotice } from '../commands/CommandNotice.tsx';
import { ArenaList } from './ArenaList.tsx';
import styles from './ArenaPage.module.css';
import { ArenaTabs } from './ArenaTabs.tsx';
import { arenaAddress } from './arena-address.ts';
import { Leaderboard } from './Leaderboard.tsx';
import { Rules } from './Rules.tsx';
import { useResumedActs } from './use-resumed-acts.ts';

/** `/battle`, and `/reverse` with the underdog battles preset: what can be joined, watched and looked up. */
export default function ArenaPage() {
  const { battle: words, shell } = useMessages();
  const base = useArenaBase();
  const acts = useResumedActs(base);
  const { usual: start } = arenaAddress[base];
  const [choice, change] = useAddressFilters(arenaAddress[base]);
  const title = base === '/reverse' ? words.reverseTitle : words.title;
  return (
    <>
      <title>{shell.pageTitle({ page: title })}</title>
      <div className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        {base === '/reverse' && <p>{words.takesAll.UNDERDOG}</p>}
        <ButtonLink variant="primary" icon="plus" to={`${base}/create`} className={styles.create}>
          {words.arena.tabs.create}
        </ButtonLink>
      </div>
      <CommandNotice acts={acts} onRefused={() => undefined} />
      <ArenaTabs choice={choice} base={base} />
      {choice.tab === 'leaderboard' && <Leaderboard period={choice.period} onPeriod={(period) => change({ period })} />}
      {choice.tab === 'rules' && <Rules />}
      {choice.tab !== 'leaderboard' && choice.tab !== 'rules' && (
        <ArenaList choice={choice} start={start} base={base} onChange={change} />
      )}
    </>
  );
}
