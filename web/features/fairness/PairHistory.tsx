import { useState } from 'react';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import type { SeedsQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from './CopyButton.tsx';
import { Hex } from './Hex.tsx';
import { Rows } from './Rows.tsx';
import { VerdictMark } from './steps/Step.tsx';

type RevealedPair = SeedsQuery['seeds']['history'][number];

/** Hex that isn't hex fails the check instead of breaking the page. */
const recompute = (serverSeed: string, salt: string): string => {
  try {
    return publicHashOf(nobleHashing, serverSeed, salt);
  } catch {
    return '';
  }
};

const Revealed = ({ pair }: { readonly pair: RevealedPair }) => {
  const { history } = useMessages().fairness;
  const { locale } = useLocale();
  const [computed, setComputed] = useState<string | null>(null);
  const { serverSeed, salt } = pair;
  const secret = serverSeed && salt ? { serverSeed, salt } : null;
  const copyable = (label: string, text: string) => ({
    label,
    value: (
      <Copyable text={text} label={label}>
        <Hex text={text} />
      </Copyable>
    ),
  });
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
            : [copyable(history.serverSeed, secret.serverSeed), copyable(history.salt, secret.salt)]),
          copyable(history.publicHash, pair.publicHash),
          {
            label: history.userSeed,
            value: (
              <bdi dir="ltr" className="mono">
                {pair.userSeed}
              </bdi>
            ),
          },
          ...(computed === null ? [] : [{ label: history.computed, value: <Hex text={computed} /> }]),
        ]}
      />
      <Row minHeight={44} role="status">
        {secret !== null && computed === null && (
          <Box marginStart="outdent">
            <Button
              variant="proof"
              icon="shield"
              onClick={() => setComputed(recompute(secret.serverSeed, secret.salt))}
            >
              {history.check}
            </Button>
          </Box>
        )}
        {computed !== null && (
          <VerdictMark
            verdict={computed === pair.publicHash ? 'match' : 'mismatch'}
            words={{ match: history.checked, mismatch: history.wrong }}
          />
        )}
      </Row>
    </Box>
  );
};

/** Pairs that are over. Each can be checked against its commitment here and now. */
export const PairHistory = ({ pairs }: { readonly pairs: readonly RevealedPair[] }) => {
  const { history } = useMessages().fairness;
  return (
    <section aria-labelledby="pair-history">
      <Row as="h2" id="pair-history" minHeight={56} marginTop={24}>
        {history.title}
      </Row>
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
    </section>
  );
};
