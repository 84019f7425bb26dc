import { useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { NoticeList } from '../messages/NoticeList.tsx';

/** What the operator announces. */
export const Notices = () => {
  const { event } = useMessages();
  return (
    <section aria-labelledby="notices">
      <Row minHeight={60}>
        <h2 id="notices">{event.notices}</h2>
      </Row>
      <NoticeList quiet />
    </section>
  );
};
