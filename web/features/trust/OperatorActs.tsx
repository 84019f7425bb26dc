import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { kindText, operatorText } from './act-words.ts';

const OPERATOR_ACTS = graphql(`
  query OperatorActs($after: String) {
    operatorActs(first: 10, after: $after) {
      acts { id kind state proposer reason proposedAt position closedBy closedPosition refusal breakGlass }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** Acts whose entries are in clear, the newest first, each with its places in the log. */
export const OperatorActs = () => {
  const { acts: words } = useMessages().trust;
  const { locale } = useLocale();
  const query = useQuery(OPERATOR_ACTS, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const { fetchMore, loading } = query;
  const more = (after: string): void => {
    const further = fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { operatorActs: next } }) => ({
        operatorActs: { ...next, acts: [...before.operatorActs.acts, ...next.acts] },
      }),
    });
    further.catch(() => undefined);
  };
  const entry = (position: string) => (
    <TextLink to={`/fairness-log?position=${position}`} tone="info" size="small">
      {words.entry({ position: formatCount(position, locale) })}
    </TextLink>
  );
  return (
    <section>
      <h3>{words.list}</h3>
      <Loaded from={query} value={query.data?.operatorActs} skeleton={<Skeleton height="160px" />}>
        {({ acts, pageInfo: { hasNextPage, endCursor } }) =>
          acts.length === 0 ? (
            <Text as="p" tone="muted" marginTop={8}>
              {words.none}
            </Text>
          ) : (
            <Stack gap={8}>
              <Table
                caption={words.list}
                captionHidden
                columns={[words.act, words.state]}
                rows={acts.map((act) => ({
                  key: act.id,
                  cells: [
                    <Stack key="act" gap={2}>
                      <Text>{kindText(act.kind, words)}</Text>
                      <Text size="small" tone="muted" anywhere>
                        <span className="sr-only">{words.reason} </span>
                        <bdi>{act.reason}</bdi>
                      </Text>
                      {act.refusal != null && (
                        <Text size="small" tone="muted" anywhere>
                          {words.refusal} <bdi>{act.refusal}</bdi>
                        </Text>
                      )}
                      <Text size="small" tone="muted">
                        {formatDateTime(act.proposedAt, locale)} · <bdi>{operatorText(act.proposer, words)}</bdi>{' '}
                        {entry(act.position)}
                      </Text>
                    </Stack>,
                    <Stack key="state" gap={2}>
                      <Text tone={act.breakGlass ? 'caution' : undefined}>
                        {words.states[act.state]}
                        {act.breakGlass && ` · ${words.alone}`}
                      </Text>
                      {act.closedBy != null && (
                        <Text size="small" tone="muted">
                          <bdi>{operatorText(act.closedBy, words)}</bdi>
                        </Text>
                      )}
                      {act.closedPosition != null && entry(act.closedPosition)}
                    </Stack>,
                  ],
                }))}
              />
              {hasNextPage && endCursor != null && (
                <Button busy={loading} onClick={() => more(endCursor)}>
                  {words.more}
                </Button>
              )}
            </Stack>
          )
        }
      </Loaded>
    </section>
  );
};
