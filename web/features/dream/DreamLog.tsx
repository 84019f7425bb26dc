import { Link } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { formatDateTime, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import type { PagedList } from '../../platform/use-list.ts';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { BACKPACK_ITEM } from '../backpack/backpack-query.ts';
import { MoreButton } from '../targets/MoreButton.tsx';
import { TARGET_FACTS } from '../targets/target-query.ts';
import { percentText } from '../wheel/percent.ts';
import styles from './DreamLog.module.css';
import type { Dreamed } from './dream-query.ts';

const LogRow = ({ dream }: { readonly dream: Dreamed }) => {
  const messages = useMessages();
  const { log } = messages.dream;
  const { locale } = useLocale();
  const target = readFragment(TARGET_FACTS, dream.target);
  const item = readFragment(BACKPACK_ITEM, dream.item);
  const aimed = skinNames(target.skin, target.wear, messages, locale);
  const got = skinNames(item.skin, item.wear, messages, locale);
  return (
    <li>
      <Link to={`/provably-fair/verify/${encodeURIComponent(dream.id)}`} className={styles.row}>
        <VisuallyHidden>{log.verify({ name: aimed.full })}</VisuallyHidden>
        <Thumb image={target.skin.imageSmall} grade={target.skin.grade} className={styles.face} />
        <Stack as="span" shrink>
          <Text truncate>{aimed.name}</Text>
          <Text size="small" truncate tone="muted" className={styles.small}>
            <Money value={target.value} coin={false} /> ·{' '}
            <Text as="bdi" num>
              {percentText(dream.winTickets)}%
            </Text>
          </Text>
        </Stack>
        <Stack as="span" shrink marginTop={[4, 0]} className={styles.result}>
          <Row as="span" gap={6} truncate tone={dream.won ? 'text' : 'muted'}>
            <Text tone={dream.won ? 'accent' : 'muted'}>
              <Icon name={dream.won ? 'check' : 'gift'} size={16} />
            </Text>
            {dream.won ? log.won : log.lost}
          </Row>
          <Text size="small" truncate tone="muted" className={styles.small}>
            {got.name} · <Money value={item.value} coin={false} />
          </Text>
        </Stack>
        <Stack as="span" align="end" className={styles.fee}>
          <Text display={['block', 'none']} size="small" tone="muted">
            {log.fee}
          </Text>
          <Money value={dream.fee} />
        </Stack>
        <Text as="time" size="small" tone="muted" display={['none', 'block']} text="end" dateTime={dream.playedAt}>
          {formatDateTime(dream.playedAt, locale)}
        </Text>
        <Icon name="shield" className={styles.proof} />
      </Link>
    </li>
  );
};

/** The player's own dreams, each a link to its proof. */
export const DreamLog = ({ list }: { readonly list: PagedList<Dreamed> }) => {
  const { log } = useMessages().dream;
  return (
    <Box as="section" padTop={16} padBottom={32} aria-labelledby="dream-log">
      <Row as="h2" id="dream-log" size="large" minHeight={52}>
        {log.title}
      </Row>
      <PlayersOnly guest={log.guest} error={log.error}>
        <LoadedList
          list={{ ...list, outdated: false }}
          skeleton={
            <>
              <LoadingNote text={log.loading} />
              <Repeat times={4}>
                <Box padY={[28, 12]} line="top">
                  <Skeleton height="44px" />
                </Box>
              </Repeat>
            </>
          }
          error={log.error}
          empty={<EmptyState icon="dream" {...log.empty} />}
          next={<MoreButton list={list} />}
        >
          {(dreams) => (
            <ul>
              {dreams.map((each) => (
                <LogRow key={each.id} dream={each} />
              ))}
            </ul>
          )}
        </LoadedList>
      </PlayersOnly>
    </Box>
  );
};
