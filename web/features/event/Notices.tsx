import { useMessages } from '../../i18n/index.ts';
import { NoticeList } from '../messages/NoticeList.tsx';
import styles from './Notices.module.css';

/** What the operator announces. */
export const Notices = () => {
  const { event } = useMessages();
  return (
    <section aria-labelledby="notices">
      <div className={styles.head}>
        <h2 id="notices">{event.notices}</h2>
      </div>
      <NoticeList quiet />
    </section>
  );
};
