import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import type { OwnOpeningsQuery } from '../../generated/graphql.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { useList } from '../../platform/use-list.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { CheckLine, useCheck } from './CheckLine.tsx';
import { Hex, RawText } from './Hex.tsx';
import { checkOpening, type OpeningCheck, publishedCommitment } from './log/opening-check.ts';
import { readPublishedLog, verifyInPage } from './log/page-log.ts';
import { copyableHex, Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import { OWN_OPENINGS } from './seeds-query.ts';
import { createPacer } from './verify/pacer.ts';

type Opening = OwnOpeningsQuery['openings']['edges'][number]['node'];

const check = (opening: Opening): Promise<OpeningCheck> =>
  checkOpening(
    { hashing: nobleHashing, verify: verifyInPage, read: readPublishedLog, pause: createPacer() },
    { ...opening, position: Number(opening.position) },
  );

const OpeningRow = ({ opening }: { readonly opening: Opening }) => {
  const { openings } = useMessages().fairness;
  const { locale } = useLocale();
  const checking = useCheck(() => check(opening));
  const { position, published, salt, entry } = opening;
  const commitment = publishedCommitment(published);
  const { done } = checking;
  return (
    <Box as="li" padTop={16} padBottom={8} line="top">
      <Text as="p" size="note" tone="muted" marginBottom={10}>
        {openings.inLog({ position: formatCount(position, locale) })}
      </Text>
      <Rows
        rows={[
          { label: openings.entry, value: <RawText text={entry} /> },
          copyableHex(openings.salt, salt),
          copyableHex(openings.commitment, commitment),
          ...(done === null ? [] : [{ label: openings.computed, value: <Hex text={done.computed} /> }]),
        ]}
      />
      <CheckLine check={checking} words={openings} />
    </Box>
  );
};

/** The player's sealed entries, which others read as commitments. The player can check each against the log here. */
export const OwnOpenings = () => {
  const { openings } = useMessages().fairness;
  const list = useList(OWN_OPENINGS);
  const { nodes } = list;
  return (
    <Section id="own-openings" title={openings.title}>
      <Text as="p" tone="muted" marginBottom={8}>
        {openings.text}
      </Text>
      {list.failed && <ErrorState onRetry={list.reload} />}
      {nodes === undefined && !list.failed && <Skeleton height="44px" />}
      {nodes?.length === 0 && (
        <Row as="p" minHeight={44} tone="muted">
          {openings.empty}
        </Row>
      )}
      <ul>
        {nodes?.map((opening) => (
          <OpeningRow key={opening.position} opening={opening} />
        ))}
      </ul>
      {list.hasMore && (
        <Box marginStart="outdent">
          <Button variant="ghost" busy={list.loadingMore} onClick={list.loadMore}>
            {openings.more}
          </Button>
        </Box>
      )}
    </Section>
  );
};
