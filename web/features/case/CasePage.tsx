import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { again, Loaded } from '../../platform/Loaded.tsx';
import { NotFound } from '../../platform/NotFound.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box, Grid, Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CasePage.module.css';
import room from './CaseRoom.module.css';
import { CaseRoom } from './CaseRoom.tsx';
import contents from './Contents.module.css';
import { CASE, CASE_DETAIL } from './case-query.ts';
import { EmptyStage } from './reel/ReelStage.tsx';

/** As high, row by row, as the case that is on its way. */
const CaseSkeleton = () => {
  const { shell, case: words } = useMessages();
  usePhoneTitle('', '/home', words.back);
  return (
    <>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <Row display={['none', 'flex']} justify="between" height={84} className="wrap">
        <Skeleton width="180px" height="32px" />
        <Skeleton width="320px" height="36px" />
      </Row>
      <EmptyStage />
      <Box padTop={16} className={`wrap ${room.below}`}>
        <Skeleton width="60%" height="16px" />
      </Box>
      <Row height={[48, 52]} marginTop={[0, 8]} className="wrap">
        <Skeleton width="120px" height="24px" />
      </Row>
      <Grid columns={[2, 4]} gap={[8, 12]} className={`wrap ${contents.sixOnWide}`}>
        <Repeat times={12}>
          <Skeleton height="auto" className={styles.card} />
        </Repeat>
      </Grid>
    </>
  );
};

/** `/box/{slug}`: one case. The page asks for the odds again on every visit, and shows the known ones meanwhile. */
export default function CasePage() {
  const { slug = '' } = useParams();
  const { case: words, shell } = useMessages();
  const query = useQuery(CASE, {
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isAsked = query.networkStatus === NetworkStatus.loading;
  return (
    <Loaded
      page={shell.nav.cases}
      from={query}
      value={readFragment(CASE_DETAIL, query.data?.case) ?? (query.data === undefined || isAsked ? undefined : null)}
      skeleton={<CaseSkeleton />}
      missing={<NotFound words={words.notFound} to="/box" />}
    >
      {(detail) => <CaseRoom detail={detail} onChanged={again(query)} />}
    </Loaded>
  );
}
