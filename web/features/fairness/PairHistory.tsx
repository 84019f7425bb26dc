import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import { compare } from '../../../engine/games/explanation/verdict.ts';
import type { SeedsQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { type Checked, CheckLine, useCheck } from './CheckLine.tsx';
import { Hex } from './Hex.tsx';
import { copyableHex, Mono, Rows } from './Rows.tsx';
import { Section } from './Section.tsx';

type RevealedPair = SeedsQuery['seeds']['history'][number];

/** Hex that isn't hex fails the check instead of breaking the page. */
const recompute = ({ publicHash, serverSeed, salt }: RevealedPair): Checked => {
  try {
    const computed = publicHashOf(nobleHashing, serverSeed ?? '', salt ?? '');
    return { computed, verdict: compare(computed === publicHash) };
  } catch {
    return { computed: '', verdict: 'mismatch' };
  }
};

const Revealed = ({ pair }: { readonly pair: RevealedPair }) => {
  const { history } = useMessages().fairness;
  const { locale } = useLocale();
  const checking = useCheck(async () => recompute(pair));
  const { serverSeed, salt } = pair;
  const secret = serverSeed && salt ? { serverSeed, salt } : null;
  const { done } = checking;
  return (
    <Box as="li" padTop={16} padBottom={8} line="top">
      <Row as="p" size="note" wrap align="baseline" gapX={14} marginBottom={10} tone="muted">
        <Text as="b" size="body" weight={500} tone="text">
          {history.rounds({ count: pair.roundCount })}
        </Text>
        <span>{history.revealedAt({ moment: formatDateTime(pair.revealedAt, locale) })}</span>
        <bdi>{history.inLog({ position: formatCount(pair.position, locale) })}</bdi>
      </Row>
      <Rows
        rows={[
          ...(secret === null
            ? [{ label: history.serverSeed, value: history.unsealed }]
            : [copyableHex(history.serverSeed, secret.serverSeed), copyableHex(history.salt, secret.salt)]),
          copyableHex(history.publicHash, pair.publicHash),
          { label: history.userSeed, value: <Mono>{pair.userSeed}</Mono> },
          ...(done === null ? [] : [{ label: history.computed, value: <Hex text={done.computed} /> }]),
        ]}
      />
      {secret === null ? <Row minHeight={44} /> : <CheckLine check={checking} words={history} />}
    </Box>
  );
};

/** Pairs that are over. Each can be checked against its commitment here and now. */
export const PairHistory = ({ pairs }: { readonly pairs: readonly RevealedPair[] }) => {
  const { history } = useMessages().fairness;
  return (
    <Section id="pair-history" title={history.title}>
      {pairs.length === 0 && (
        <Row as="p" wrap gapX={8} minHeight={44} tone="muted">
          {history.empty}
        </Row>
      )}
      <ul>
        {pairs.map((pair) => (
          <Revealed key={pair.id} pair={pair} />
        ))}
      </ul>
    </Section>
  );
};
