import { useMutation } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Grid, Row } from '../../ui/Box.tsx';
import { Select } from '../../ui/Select.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { REMINDER_MINUTES } from './break-times.ts';
import { Section } from './Section.tsx';
import SessionFacts from './SessionFacts.tsx';
import { keepSaferPlay, SET_REALITY_CHECK } from './safer-play-query.ts';

/** How often the player is stopped and shown how it stands; and how it stands now. */
export const RealityCheckSection = ({ minutes }: { readonly minutes: number }) => {
  const words = useMessages().saferPlay.reality;
  const { show } = useToasts();
  const errorText = useErrorText();
  const [set] = useMutation(SET_REALITY_CHECK);
  const known: readonly number[] = REMINDER_MINUTES;
  const offered = known.includes(minutes) ? known : [...known, minutes].sort((a, b) => a - b);

  const change = async (chosen: number): Promise<void> => {
    try {
      await set({
        variables: { minutes: chosen },
        optimisticResponse: { setRealityCheck: { realityCheckMinutes: chosen } },
        update: (cache, { data }) => keepSaferPlay(cache, data?.setRealityCheck),
      });
      show('success', words.saved);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };

  return (
    <Section id="reality-check" title={words.title} lead={words.lead}>
      <Grid gap={12}>
        <Row justify="between" gap={12} minHeight={52} line="both">
          <span>{words.choose}</span>
          <Select
            label={words.choose}
            icon="clock"
            value={String(minutes)}
            choices={offered.map((one) => ({
              value: String(one),
              label: one === 0 ? words.off : words.minutes({ minutes: one }),
            }))}
            onChange={(value) => change(Number(value))}
          />
        </Row>
        <SessionFacts />
      </Grid>
    </Section>
  );
};
