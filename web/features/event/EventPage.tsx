import { useMessages } from '../../i18n/index.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Row, Stack } from '../../ui/Box.tsx';
import { FOLLOWS } from '../../ui/Skeleton.tsx';
import { NoticeList } from '../messages/NoticeList.tsx';
import { Contests } from './Contests.tsx';
import styles from './EventPage.module.css';
import { Rankings } from './Rankings.tsx';
import { RunningGiveaways } from './RunningGiveaways.tsx';

/** `/event`: running giveaways, contests, the operator's notices, and the rankings. */
export default function EventPage() {
  const { event } = useMessages();
  usePhoneTitle(event.title, '/home', event.back);
  return (
    <>
      <PageHead title={event.title} lead={event.lead} />
      <Stack gap={[12, 20]} padBottom={40} className={`wrap ${styles.page}`}>
        <RunningGiveaways />
        <Contests />
        <section className={FOLLOWS} aria-labelledby="notices">
          <Row as="h2" id="notices" minHeight={60}>
            {event.notices}
          </Row>
          <NoticeList quiet />
        </section>
        <Rankings />
      </Stack>
    </>
  );
}
