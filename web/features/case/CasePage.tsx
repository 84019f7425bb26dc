import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box, Grid, Row, VisuallyHidden } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import styles from './CasePage.module.css';
import room from './CaseRoom.module.css';
import { CaseRoom } from './CaseRoom.tsx';
import contents from './Contents.module.css';
import { CASE, CASE_DETAIL } from './case-query.ts';
import { EmptyStage } from './reel/ReelStage.tsx';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

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
        {PLACES.map((place) => (
          <Skeleton key={place} height="auto" className={styles.card} />
        ))}
      </Grid>
    </>
  );
};

/** `/box/{slug}`: one case. The page asks for the odds again on every visit, and shows the known ones meanwhile. */
export default function CasePage() {
  const { slug = '' } = useParams();
  const { case: words, shell } = useMessages();
  const { data, error, networkStatus, refetch } = useQuery(CASE, {
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const detail = readFragment(CASE_DETAIL, data?.case);

  if (detail) {
    return (
      <CaseRoom
        detail={detail}
        onChanged={() => {
          refetch().catch(() => undefined);
        }}
      />
    );
  }
  if (data?.case === null && networkStatus !== NetworkStatus.loading) {
    return (
      <div className="wrap">
        <title>{shell.pageTitle({ page: words.notFound.title })}</title>
        <EmptyState page icon="search" title={words.notFound.title} text={words.notFound.text}>
          <ButtonLink to="/box">{words.notFound.action}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  if (error !== undefined && networkStatus === NetworkStatus.error) {
    return (
      <div className="wrap">
        <ErrorState page onRetry={() => refetch()} />
      </div>
    );
  }
  return <CaseSkeleton />;
}
