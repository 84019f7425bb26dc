import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table } from '../../ui/Table.tsx';
import { Copyable } from '../fairness/CopyButton.tsx';
import type { ShownReplay } from '../fairness-log/published/open-replays.ts';
import type { Replays } from '../fairness-log/published/use-replays.ts';
import { ageText } from './duration.ts';
import { Part } from './Part.tsx';
import styles from './trust.module.css';

const Result = ({ state, kind }: ShownReplay) => {
  const { auditors } = useMessages().trust;
  if (state.status === 'false') return <Text tone="danger">{auditors.false}</Text>;
  if (state.status === 'waiting') return <Text tone="muted">{auditors.waiting}</Text>;
  return (
    <Text display="inline-flex" align="center" gap={4} tone="info">
      <Icon name="check" size={16} />
      {auditors.kinds[kind]}
    </Text>
  );
};

/** The auditors that replayed the whole log and signed it; the page checks their signatures with the shown keys. */
export const Auditors = ({ replays }: { readonly replays: Replays }) => {
  const { trust } = useMessages();
  const { auditors: words } = trust;
  const { locale } = useLocale();
  const rowOf = (
    replay: ShownReplay,
  ): { readonly key: string; readonly cells: readonly [ReactNode, ...ReactNode[]] } => {
    const { auditor, verifierKey, state } = replay;
    return {
      key: verifierKey,
      cells: [
        <Box key="who" shrink>
          <bdi>{auditor}</bdi>
          <Copyable text={verifierKey} label={words.key}>
            <Text as="bdi" dir="ltr" size="small" tone="muted" className="mono">
              {`${verifierKey.slice(-44, -32)}…${verifierKey.slice(-6)}`}
            </Text>
          </Copyable>
        </Box>,
        <Text as="bdi" key="size" num>
          {state.status === 'false' ? '—' : formatCount(state.size, locale)}
        </Text>,
        <Result key="result" {...replay} />,
        <Text key="time" size="small" tone="muted">
          {state.status === 'false' ? '—' : ageText(Math.max(0, Date.now() - state.at * 1_000), trust)}
        </Text>,
      ],
    };
  };
  return (
    <Part title={words.title} note={words.note}>
      {replays.status === 'loading' && <Skeleton height="92px" />}
      {replays.status === 'unreachable' && <Text tone="muted">{words.unreachable}</Text>}
      {replays.status === 'false' && <Text tone="danger">{words.false}</Text>}
      {replays.status === 'read' && replays.replays.length === 0 && <Text tone="muted">{words.none}</Text>}
      {replays.status === 'read' && replays.replays.length > 0 && (
        <Table
          caption={words.title}
          captionHidden
          columns={[words.who, words.size, words.result, words.time]}
          rows={replays.replays.map(rowOf)}
        />
      )}
      <Row as="p" wrap gapX={12} marginTop={12} size="small" tone="muted">
        <Text>{words.become}</Text>
        <Link to="/fairness-log#audit-lines" className={styles.link}>
          {words.how}
          <Icon name="right" size={16} />
        </Link>
      </Row>
    </Part>
  );
};
