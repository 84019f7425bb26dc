import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { dateText } from '../../ui/moments.ts';
import { PageBody } from '../../ui/PageBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Calendar } from './Calendar.tsx';
import styles from './CampaignsPage.module.css';
import { CodesPanel } from './CodesPanel.tsx';
import { ContestDialog } from './ContestDialog.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { CAMPAIGNS } from './campaigns-query.ts';
import { IssueCodesDialog } from './IssueCodesDialog.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { mondayOf, WEEKS } from './weeks.ts';

const DIALOGS = {
  codes: IssueCodesDialog,
  notice: NoticeDialog,
  coupon: CouponDialog,
  contest: ContestDialog,
} as const;
type DialogName = keyof typeof DIALOGS;
/** The acts of these are proposed. */
const PROPOSED: readonly DialogName[] = ['coupon', 'contest'];
/** A step of the calendar. */
const STEP = WEEKS - 2;

/** Campaigns by the weeks in which they run, codes, notices, and the check of the terms that pay. */
export default function CampaignsPage() {
  const words = useWords();
  const { campaigns: text } = words;
  const mayPropose = useMay()('operator:propose');
  const [week, setWeek] = useState(-1);
  const [open, setOpen] = useState<DialogName | null>(null);
  const monday = mondayOf(new Date(), week);
  const variables = { from: monday.toISOString(), to: mondayOf(monday, WEEKS).toISOString() };
  const query = useQuery(CAMPAIGNS, { variables });
  const names: readonly DialogName[] = ['codes', 'notice', 'coupon', 'contest'];
  const Open = open === null ? null : DIALOGS[open];
  return (
    <>
      <PageHead title={text.title} note={`${dateText(monday)} – ${dateText(mondayOf(monday, WEEKS))}`}>
        <CopyAs document={CAMPAIGNS} variables={variables} />
      </PageHead>
      <PageBody>
        <div className={styles.bar}>
          {names
            .filter((name) => mayPropose || !PROPOSED.includes(name))
            .map((name) => (
              <Button key={name} className={styles.action} icon="plus" onClick={() => setOpen(name)}>
                {text.actions[name]}
              </Button>
            ))}
          <span className={styles.weeks}>
            <Button className={styles.action} onClick={() => setWeek(week - STEP)}>
              {text.earlier}
            </Button>
            <Button className={styles.action} onClick={() => setWeek(-1)}>
              {text.thisWeek}
            </Button>
            <Button className={styles.action} onClick={() => setWeek(week + STEP)}>
              {text.later}
            </Button>
          </span>
        </div>
      </PageBody>
      <Loaded
        from={query}
        value={query.data?.campaigns}
        skeleton={<SkeletonRows text={words.frame.loading} count={5} height="28px" />}
      >
        {(rows) => <Calendar monday={monday} campaigns={rows} />}
      </Loaded>
      <NoticesPanel />
      <CodesPanel />
      <TermsPanel />
      {Open !== null && <Open onClose={() => setOpen(null)} />}
    </>
  );
}
