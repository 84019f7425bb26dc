import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Text } from '../../ui/Box.tsx';
import styles from './EventPage.module.css';
import { Notices } from './Notices.tsx';
import { Rankings } from './Rankings.tsx';
import { RunningGiveaways } from './RunningGiveaways.tsx';

/** `/event`: what goes on, what is announced, and who is ahead. */
export default function EventPage() {
  const { event, shell } = useMessages();
  usePhoneTitle(event.title, '/home', event.back);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: event.title })}</title>
      <div className={styles.head}>
        <h1>{event.title}</h1>
        <Text as="p" tone="muted">
          {event.lead}
        </Text>
      </div>
      <RunningGiveaways />
      <Notices />
      <Rankings />
    </div>
  );
}
