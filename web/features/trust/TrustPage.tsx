import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../generated/index.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { useOrigin } from '../../platform/use-origin.ts';
import { useTakenOver } from '../../platform/use-taken-over.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { CommandLine } from '../fairness/CopyButton.tsx';
import { readSeenLog, type SeenLog } from '../fairness-log/check/seen-log.ts';
import { type HeadState, useHead } from '../fairness-log/published/use-head.ts';
import { useReplays } from '../fairness-log/published/use-replays.ts';
import { Acts } from './Acts.tsx';
import { Auditors } from './Auditors.tsx';
import { CaseFunnel } from './CaseFunnel.tsx';
import { Checkpoints } from './Checkpoints.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Embedding } from './Embedding.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { Liabilities } from './Liabilities.tsx';
import { LoosePlays } from './LoosePlays.tsx';
import { ReturnsTable } from './ReturnsTable.tsx';
import { Stops } from './Stops.tsx';
import styles from './trust.module.css';
import { useCheckpoints } from './use-checkpoints.ts';

const PUBLIC_FIGURES = graphql(`
  query PublicFigures {
    draws { position drawn revealed laned loose lanedSeats looseSeats }
    returns {
      position
      total { ...BandFields @unmask }
      games { game plays staked won band { ...BandFields @unmask } }
      cases { id plays names { ...Names @unmask } band { ...BandFields @unmask } }
    }
    deliveries { position arrived median p95 underway oldestSince barWidth bars }
    gameStops { position game reason at from until }
    liabilityStatements { position at statedPosition root leaves coin points locked }
    liabilities { total }
    actRules { twoPeople breakGlass at position }
    brokenGlasses { id kind by at position reason sealed reviewNote reviewedPosition }
    sealedActs { kind month count }
  }

  fragment BandFields on ReturnBand {
    published measured sigma deviation telling
  }
`);

const POLL_MS = 30_000;

/** The command of an audit, and the entries that this device has checked. */
const Head = ({ head, seen }: { readonly head: HeadState; readonly seen: SeenLog | null }) => {
  const { trust } = useMessages();
  const { locale } = useLocale();
  const origin = useOrigin();
  const key = head.status === 'signed' ? ` --key '${head.verifierKey}'` : '';
  return (
    <Box padTop={[24, 40]} padBottom={[24, 32]} maxWidth={760}>
      <Text as="h1" size={['display', 'figure']} textWrap="balance">
        {trust.heading}
      </Text>
      <Text as="p" tone="soft" marginTop={8} marginBottom={20} maxWidth={560}>
        {trust.lead}
      </Text>
      <div className={styles.command}>
        <CommandLine text={`npm run audit -- ${origin}/${key}`} label={trust.command} />
      </div>
      <Text as="p" tone="muted" marginTop={12}>
        {seen === null ? trust.device.none : trust.device.whole({ size: formatCount(seen.size, locale) })}
      </Text>
      <Row wrap gapX={24}>
        <Link to="/fairness-log" className={styles.link}>
          {trust.device.check}
          <Icon name="right" size={16} />
        </Link>
        <Link to="/fairness-log#audit-lines" className={styles.link}>
          {trust.howTo}
          <Icon name="right" size={16} />
        </Link>
        <Link to="/proof/lab" className={styles.link}>
          {trust.lab}
          <Icon name="right" size={16} />
        </Link>
      </Row>
    </Box>
  );
};

const Waiting = () => {
  const { shell } = useMessages();
  return (
    <>
      <LoadingNote text={shell.loading} />
      <Skeleton height="112px" />
      <Skeleton height="360px" className={styles.later} />
    </>
  );
};

/** `/proof`: the log's figures about the house, with the source of each. */
export default function TrustPage() {
  const { shell, trust } = useMessages();
  const { head } = useHead();
  // The server, and the page that is taken over from it, know nothing of the device.
  const isHere = useTakenOver();
  const seen = useMemo(() => (isHere ? readSeenLog(deviceStorage) : null), [isHere]);
  const checkpoints = useCheckpoints(head, seen);
  const replays = useReplays(head);
  const query = useQuery(PUBLIC_FIGURES, {
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Box className="wrap" padBottom={56}>
      <title>{shell.pageTitle({ page: trust.title })}</title>
      <Head head={head} seen={seen} />
      <Loaded from={query} value={query.data} skeleton={<Waiting />}>
        {(data) => (
          <>
            <KeyFigures figures={data} head={head} />
            <LoosePlays draws={data.draws} />
            <ReturnsTable figures={data.returns} />
            <CaseFunnel figures={data.returns} />
            <Grid columns={[1, 2]} gapX={56} align="start">
              <Checkpoints checkpoints={checkpoints} />
              <Auditors replays={replays} />
            </Grid>
            <Grid columns={[1, 2]} gapX={56} align="start">
              <Deliveries figures={data.deliveries} />
              <Liabilities total={data.liabilities.total} statements={data.liabilityStatements} />
            </Grid>
            <Stops stops={data.gameStops} />
            <Acts {...data} />
          </>
        )}
      </Loaded>
      <Embedding />
    </Box>
  );
}
