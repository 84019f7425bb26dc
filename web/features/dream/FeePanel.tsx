import { useMessages } from '../../i18n/index.ts';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { PanelTotal } from '../wheel/PanelTotal.tsx';
import type { DreamView } from './dream-view.ts';
import styles from './FeePanel.module.css';
import { feeParts } from './fee.ts';

interface FeePanelProps {
  readonly view: DreamView;
  readonly consolationSum: bigint;
  readonly returnPercent: number;
}

/** Minor units; a dash while there is no target. */
const Figure = ({ value }: { readonly value: number | undefined }) =>
  value === undefined ? <Text num>–</Text> : <Money value={value} coin={false} />;

/** How the fee comes about: the formula with its own figures. */
export const FeePanel = ({ view, consolationSum, returnPercent }: FeePanelProps) => {
  const { fee: words } = useMessages().dream;
  const { winTickets, target, fee } = view;
  const parts = target === null ? undefined : feeParts(target.value, winTickets, consolationSum);
  return (
    <Stack grow shrink padTop={10} padX={['gutter', 0]} padBottom={[10, 0]} line="top">
      <Box size={['small', 'body']}>
        <Facts
          shape="apart"
          className={styles.parts}
          facts={[
            { label: words.target, value: <Figure value={parts?.target} /> },
            { label: words.consolation, value: <Figure value={parts?.consolation} /> },
            {
              label: words.rtp({ percent: returnPercent }),
              // On a wide page the fee stands below, large.
              value: (
                <Text display={['block', 'none']}>
                  <Figure value={fee ?? undefined} />
                </Text>
              ),
            },
          ]}
        />
      </Box>
      <PanelTotal label={words.title}>{fee === null ? <Text num>–</Text> : <Money value={fee} />}</PanelTotal>
    </Stack>
  );
};
