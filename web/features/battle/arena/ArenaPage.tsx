import { useMessages } from '../../../i18n/index.ts';
import { useSearchParams } from '../../../platform/location.tsx';
import { PageHead } from '../../../platform/PageHead.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Box } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TabLinks } from '../../../ui/Tabs.tsx';
import { useArenaBase } from '../base-path.ts';
import { CommandNotice } from '../commands/CommandNotice.tsx';
import { useResumedActs } from '../commands/use-battle-acts.ts';
import { ArenaList } from './ArenaList.tsx';
import styles from './ArenaPage.module.css';
import { ARENA_TABS, arenaAddress } from './arena-address.ts';
import { Leaderboard } from './Leaderboard.tsx';
import { Rules } from './Rules.tsx';

/** `/battle`, and `/reverse` with the filter for underdog battles preset: lists of battles, leaderboard and rules. */
export default function ArenaPage() {
  const { battle: words } = useMessages();
  const { tabs } = words.arena;
  const base = useArenaBase();
  const acts = useResumedActs(base);
  const { usual: start, write } = arenaAddress[base];
  const [address] = useSearchParams();
  const [choice, change] = useAddressFilters(arenaAddress[base]);
  const title = base === '/reverse' ? words.reverseTitle : words.title;
  return (
    <>
      <PageHead
        title={title}
        lead={base === '/reverse' ? words.takesAll.UNDERDOG : undefined}
        onPhones
        className={styles.head}
      >
        <ButtonLink variant="primary" icon="plus" to={`${base}/create`} className={styles.create}>
          {tabs.create}
        </ButtonLink>
      </PageHead>
      <CommandNotice acts={acts} onRefused={() => undefined} />
      <TabLinks
        label={tabs.label}
        value={choice.tab}
        choices={ARENA_TABS.map((tab) => ({
          id: tab,
          label: tabs[tab],
          to: `?${write({ ...choice, tab }, address)}`,
        }))}
      />
      <Box padBottom={24} className={styles.panel}>
        {choice.tab === 'leaderboard' && (
          <Leaderboard period={choice.period} onPeriod={(period) => change({ period })} />
        )}
        {choice.tab === 'rules' && <Rules />}
        {choice.tab !== 'leaderboard' && choice.tab !== 'rules' && (
          <ArenaList choice={choice} start={start} base={base} onChange={change} />
        )}
      </Box>
    </>
  );
}
