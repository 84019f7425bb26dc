import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql, readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { NOTICE_TEXT } from '../messages/messages-query.ts';
import { isNewNotice, rememberNotice } from './notice-memory.ts';

const PUBLIC_NOTICE = graphql(`query PublicNotice { site { showPublic } notices(top: 1) @args { id ...NoticeText } }`);

/** Opens the newest notice by itself: once a notice and device, and never over another dialog. */
export default function PublicNotice() {
  const { locale } = useLocale();
  const { current, open } = useDialogs();
  const { data } = useQuery(PUBLIC_NOTICE, { variables: { locale: siteLocaleOf(locale) } });
  const [shown, setShown] = useState<string | null>(null);
  const notice = readFragment(NOTICE_TEXT, data?.notices[0]);
  const due = data?.site.showPublic === true && notice !== undefined && shown !== notice.id && current === null;

  useEffect(() => {
    if (!due || notice === undefined) return;
    setShown(notice.id);
    if (!isNewNotice(deviceStorage, notice.id)) return;
    rememberNotice(deviceStorage, notice.id);
    open({ name: 'notice', notice });
  }, [due, notice, open]);

  return null;
}
