import { useId } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { GuestPrompt } from '../../platform/GuestPrompt.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { TabBar } from '../../ui/Tabs.tsx';
import { GiveawayGrid } from './GiveawayGrid.tsx';
import styles from './GiveawaysPage.module.css';
import { LIST_TABS, type ListTab, listAddress } from './list-tab.ts';
import { useGiveaways } from './use-giveaways.ts';

const CreateLink = () => {
  const { giveaway } = useMessages();
  return (
    <ButtonLink to="/giveaways/create" icon="plus" variant="primary">
      {giveaway.create}
    </ButtonLink>
  );
};

const AllRooms = ({ finished }: { readonly finished: boolean }) => {
  const { giveaway } = useMessages();
  const list = useGiveaways({ finished, mine: false });
  const words = finished ? giveaway.emptyFinished : giveaway.emptyRunning;
  const empty = (
    <EmptyState icon="gift" {...words}>
      <CreateLink />
    </EmptyState>
  );
  return (
    <>
      <VisuallyHidden as="h2">{finished ? giveaway.tabs.finished : giveaway.tabs.running}</VisuallyHidden>
      <GiveawayGrid list={list} empty={empty} />
    </>
  );
};

/** The rooms that the player hosts or entered: open ones first, then finished ones. */
const MyRooms = () => {
  const { giveaway } = useMessages();
  const { status } = useSession();
  const skip = status !== 'player';
  const running = useGiveaways({ finished: false, mine: true, skip });
  const finished = useGiveaways({ finished: true, mine: true, skip });
  if (status === 'guest') return <GuestPrompt {...giveaway.guestMine} />;
  if (running.nodes?.length === 0 && finished.nodes?.length === 0) {
    return (
      <EmptyState icon="gift" {...giveaway.emptyMine}>
        <CreateLink />
      </EmptyState>
    );
  }
  return (
    <>
      {running.nodes?.length !== 0 && (
        <section className={styles.group} aria-labelledby="mine-running">
          <Row as="h2" id="mine-running" size={['large', 'title']} minHeight={52}>
            {giveaway.tabs.running}
          </Row>
          <GiveawayGrid list={running} empty={null} />
        </section>
      )}
      {running.nodes !== undefined && finished.nodes?.length !== 0 && (
        <section className={styles.group} aria-labelledby="mine-finished">
          <Row as="h2" id="mine-finished" size={['large', 'title']} minHeight={52}>
            {giveaway.tabs.finished}
          </Row>
          <GiveawayGrid list={finished} empty={null} />
        </section>
      )}
    </>
  );
};

const Panel = ({ tab }: { readonly tab: ListTab }) =>
  tab === 'mine' ? <MyRooms /> : <AllRooms key={tab} finished={tab === 'finished'} />;

/** `/giveaways`: rooms in progress, finished ones, the player's own. */
export default function GiveawaysPage() {
  const { giveaway } = useMessages();
  const panel = useId();
  const [{ tab }, change] = useAddressFilters(listAddress);
  usePhoneTitle(giveaway.title, '/home', giveaway.back);
  return (
    <>
      <PageHead title={giveaway.title}>
        <Row grow justify="between" gap={16} minHeight={68}>
          <Text as="p" shrink tone="muted" textWrap="balance">
            {giveaway.lead}
          </Text>
          <CreateLink />
        </Row>
      </PageHead>
      <TabBar
        label={giveaway.title}
        controls={panel}
        value={tab}
        onChange={(next) => change({ tab: next })}
        choices={LIST_TABS.map((id) => ({ id, label: giveaway.tabs[id] }))}
      />
      <Box id={panel} role="tabpanel" padTop={[16, 20]} padBottom={24} className={`wrap ${styles.panel}`}>
        <Panel tab={tab} />
      </Box>
    </>
  );
}
