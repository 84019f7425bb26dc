import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { Stack, Text } from '../../ui/Box.tsx';
import { Table } from '../../ui/Table.tsx';
import { durationText } from './duration.ts';
import type { Figures } from './figures.ts';
import { Part } from './Part.tsx';

/** Every emergency stop with its reason, its notice and its length. */
export const Stops = ({ stops }: { readonly stops: Figures['gameStops'] }) => {
  const { shell, trust } = useMessages();
  const { stops: words } = trust;
  const { locale } = useLocale();
  const clock = useServerClock();
  return (
    <Part title={words.title} note={words.note}>
      {stops.length === 0 ? (
        <Text as="p" tone="muted">
          {words.none}
        </Text>
      ) : (
        <Table
          caption={words.title}
          captionHidden
          columns={[words.game, words.at, words.length]}
          rows={stops.map(({ position, game, reason, at, from, until }) => {
            const [said, begun] = [Date.parse(at), Date.parse(from)];
            const ended = until == null ? clock.now() : Date.parse(until);
            const time = durationText(Math.max(0, ended - begun), trust);
            const running = ended < begun ? words.pending : words.open({ time });
            return {
              key: position,
              cells: [
                <Stack key="game" gap={2}>
                  <Text>{shell.games[game]}</Text>
                  <Text size="small" tone="muted">
                    <span className="sr-only">{words.reason} </span>
                    <bdi>{reason}</bdi>
                  </Text>
                </Stack>,
                <Stack key="at" gap={2}>
                  <Text>{formatDateTime(at, locale)}</Text>
                  <Text size="small" tone={begun === said ? 'danger' : 'muted'}>
                    {begun === said ? words.atOnce : words.grace({ time: durationText(begun - said, trust) })}
                  </Text>
                </Stack>,
                until == null ? running : time,
              ],
            };
          })}
        />
      )}
    </Part>
  );
};
