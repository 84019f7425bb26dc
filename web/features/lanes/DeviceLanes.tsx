import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { LanesQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { evidenceFile, useLaneDevice } from '../../platform/lane-device.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SettingRow } from '../settings/SettingRow.tsx';
import { LANES } from './lanes-query.ts';
import { useUnconfirmedKeys } from './use-unconfirmed-keys.ts';

type Lanes = LanesQuery['lanes'];

interface ThisDevice {
  readonly key: string;
  readonly evidence: string | null;
  /** Lanes of other devices whose end it signed, and for which it has no answer. */
  readonly ending: ReadonlySet<string>;
}

/** This browser's part in the account: its key, the lanes of others that it ends, and its evidence. */
const useThisDevice = (playerId: string | undefined) => {
  const load = useLaneDevice();
  const [own, setOwn] = useState<ThisDevice | null>(null);
  useEffect(() => {
    if (playerId === undefined) return undefined;
    const over = new AbortController();
    const look = async (): Promise<void> => {
      const device = await load();
      const [key, { evidence, others = [] }] = await Promise.all([device.key(playerId), device.state(playerId)]);
      const ending = new Set(others.flatMap(({ command }) => (command.type === 'CloseLane' ? [command.lane] : [])));
      if (!over.signal.aborted) setOwn({ key, ending, evidence: evidence === null ? null : evidenceFile(evidence) });
    };
    look().catch(() => undefined);
    return () => over.abort();
  }, [playerId, load]);
  return own;
};

interface LaneRowProps {
  readonly lane: Lanes['open'][number];
  readonly isOwn: boolean;
  /** An end that this browser signed and that wasn't answered: it is sent again without being asked for. */
  readonly isBegun: boolean;
  /** Null where this browser has no say over the lane. */
  readonly onClose: (() => Promise<void>) | null;
}

const LaneRow = ({ lane, isOwn, isBegun, onClose }: LaneRowProps) => {
  const { lanes: words } = useMessages().security;
  const { locale } = useLocale();
  const { show } = useToasts();
  const errorText = useErrorText();
  const { open } = useDialogs();
  const [closing, setClosing] = useState(false);
  const { pair, key, step } = lane;
  const close = async (): Promise<void> => {
    setClosing(true);
    try {
      await onClose?.();
      show('success', words.closed);
    } catch (error) {
      show('error', errorText(error));
    }
    setClosing(false);
  };
  const ask = (): void =>
    open({
      name: 'confirm',
      title: words.endOther.title({ key: key.slice(0, 8) }),
      text: words.endOther.text,
      confirmLabel: words.close,
      danger: true,
      onConfirm: () => void close(),
    });
  const again = useRef(close);
  useEffect(() => {
    again.current = close;
  });
  useEffect(() => {
    if (isBegun) void again.current();
  }, [isBegun]);
  return (
    <SettingRow
      as="li"
      value={isOwn ? words.here : <bdi>{words.other({ key: key.slice(0, 8) })}</bdi>}
      hint={words.facts({
        at: formatDateTime(pair.startedAt, locale),
        count: pair.roundCount,
        step: formatCount(step, locale),
      })}
    >
      {onClose !== null && (
        <Button busy={closing} onClick={isOwn ? close : ask}>
          {words.close}
        </Button>
      )}
    </SettingRow>
  );
};

/** On which devices the account plays, this browser first; in red what came since it first looked. */
export const DeviceLanes = () => {
  const { lanes: words } = useMessages().security;
  const client = useApolloClient();
  const load = useLaneDevice();
  const { locale } = useLocale();
  const { data } = useQuery(LANES, { fetchPolicy: 'cache-and-network' });
  const lanes = data?.lanes;
  const own = useThisDevice(lanes?.playerId);
  const unconfirmed = useUnconfirmedKeys(lanes?.playerId);
  if (lanes === undefined || own === null) return null;
  const { playerId, keys, open } = lanes;
  const isRooted = keys.some(({ key, rooted }) => rooted && key === own.key);
  const isOwn = ({ key }: { readonly key: string }): boolean => key === own.key;
  const close = async ({ pair, step }: Lanes['open'][number]): Promise<void> => {
    const device = await load();
    const { lane } = await device.state(playerId);
    const isKept = lane?.opening.pairId === pair.id;
    await (isKept ? device.close(playerId) : device.closeOther(playerId, { pairId: pair.id, step })).finally(() =>
      // A lane that moved on meanwhile is shown as it is now.
      client.refetchQueries({ include: [LANES] }).catch(() => undefined),
    );
  };
  return (
    <ul>
      {own.evidence !== null && (
        <SettingRow as="li" value={<Text tone="danger">{words.evidence}</Text>}>
          <Button onClick={() => saveFile('glasscase-evidence.json', own.evidence ?? '', 'application/json')}>
            {words.saveEvidence}
          </Button>
        </SettingRow>
      )}
      {unconfirmed.keys.map(({ key, addedAt }) => (
        <SettingRow
          as="li"
          key={key}
          value={<Text tone="danger">{words.strange({ key: key.slice(0, 8) })}</Text>}
          hint={words.strangeText({ at: formatDateTime(addedAt, locale) })}
        >
          <Button onClick={() => unconfirmed.confirm(key)}>{words.mine}</Button>
        </SettingRow>
      ))}
      {[...open.filter(isOwn), ...open.filter((lane) => !isOwn(lane))].map((lane) => (
        <LaneRow
          key={lane.pair.id}
          lane={lane}
          isOwn={isOwn(lane)}
          isBegun={own.ending.has(lane.pair.id)}
          onClose={isOwn(lane) || isRooted ? () => close(lane) : null}
        />
      ))}
      {open.length === 0 && <SettingRow as="li" value={words.none} />}
    </ul>
  );
};
