import { formatCount, formatTenths, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { BandChart } from '../trust/BandChart.tsx';
import { Figure, Part } from './Part.tsx';
import type { ShownPlayer } from './player-query.ts';

/** The return of the player's rounds beside the odds' promise, and the range that chance alone explains. */
export const Luck = ({ luck }: { readonly luck: NonNullable<ShownPlayer['luck']> }) => {
  const { player } = useMessages();
  const { locale } = useLocale();
  const words = player.luck;
  const { plays, ratio, sigma, telling } = luck;
  const percent = (share: number): string => formatTenths(share * 100, locale);
  return (
    <Part id="luck" title={words.title} note={words.note}>
      {ratio === null ? (
        <Text as="p" tone="muted">
          {words.none}
        </Text>
      ) : (
        <>
          <Facts
            shape="below"
            gapX={32}
            facts={[
              { label: words.ratio, value: <Figure>{percent(ratio)}</Figure> },
              {
                label: words.chance,
                value: (
                  <Figure>{words.range({ from: percent(Math.max(0, 1 - sigma)), to: percent(1 + sigma) })}</Figure>
                ),
              },
              { label: words.plays, value: <Figure>{formatCount(plays, locale)}</Figure> },
            ]}
          />
          <Box marginY={16}>
            <BandChart band={{ deviation: sigma === 0 ? 0 : (ratio - 1) / sigma, telling }} />
          </Box>
          <Text as="p" size="note" tone="muted" maxWidth="text">
            {telling ? words.meaning : words.few}
          </Text>
        </>
      )}
    </Part>
  );
};
