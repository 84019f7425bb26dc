import { useId, useState } from 'react';
import { formatChance, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Slider } from '../play/Slider.tsx';
import { percentText } from '../wheel/percent.ts';
import styles from './ChancePanel.module.css';
import type { DreamView } from './dream-view.ts';
import { type ChanceLimits, FINE_STEP, presetsWithin, readChance, SLIDER_STEP, withinLimits } from './probability.ts';

interface ChancePanelProps {
  readonly view: DreamView;
  readonly limits: ChanceLimits;
  /** A play is under way or over. */
  readonly fixed: boolean;
  readonly onChance: (tickets: number) => void;
}

const Presets = ({ view, limits, fixed, onChance }: ChancePanelProps) => {
  const { dream } = useMessages();
  return (
    <Grid as="fieldset" radius="control" ground="well" ring="hairline" className={styles.presets} disabled={fixed}>
      <VisuallyHidden as="legend">{dream.chance.presets}</VisuallyHidden>
      {presetsWithin(limits).map((tickets) => (
        <Grid
          key={tickets}
          as="button"
          type="button"
          centered
          minHeight={44}
          radius="control"
          tone="muted"
          num
          weight={500}
          className={styles.preset}
          aria-pressed={view.winTickets === tickets}
          onClick={() => onChance(tickets)}
        >
          {percentText(tickets)}%
        </Grid>
      ))}
    </Grid>
  );
};

const ChanceField = ({ view, limits, fixed, onChance }: ChancePanelProps) => {
  const { dream } = useMessages();
  const note = useId();
  /** The text of the field while the player types; null shows the chance. */
  const [typed, setTyped] = useState<string | null>(null);
  const invalid = typed !== null && readChance(typed, limits) === null;
  const type = (text: string): void => {
    setTyped(text);
    const tickets = readChance(text, limits);
    if (tickets !== null) onChance(tickets);
  };
  return (
    <Row
      as="span"
      position="relative"
      rigid
      minHeight={44}
      marginStart={8}
      padEnd={10}
      radius="control"
      ring="hairline"
      tone="muted"
      className={styles.field}
    >
      <Box
        as="input"
        type="text"
        inputMode="decimal"
        dir="ltr"
        size={['large', 'body']}
        num
        grow
        shrink
        minHeight={44}
        padStart={8}
        padEnd={4}
        tone="text"
        text="end"
        className={styles.input}
        aria-label={dream.chance.percent}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? note : undefined}
        value={typed ?? percentText(view.winTickets)}
        disabled={fixed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">%</span>
      <Text
        id={note}
        size="small"
        padY={4}
        padX={8}
        radius="small"
        ground="surface-2"
        tone="danger"
        className={styles.invalid}
        role="alert"
      >
        {invalid &&
          dream.chance.invalid({
            min: `${percentText(limits.minTickets)}%`,
            max: `${percentText(limits.maxTickets)}%`,
          })}
      </Text>
    </Row>
  );
};

/** The chance one wants. */
export const ChancePanel = (props: ChancePanelProps) => {
  const { view, limits, fixed, onChance } = props;
  const { dream } = useMessages();
  const { locale } = useLocale();
  const { winTickets } = view;
  const step = (tickets: number) => () => onChance(withinLimits(winTickets + tickets, limits));
  return (
    <Stack grow shrink padTop={[12, 8]} padX={['gutter', 0]} padBottom={[8, 0]}>
      <Text as="p" display={['none', 'block']} size="small" height={24} tone="muted">
        {dream.chance.title}
      </Text>
      <Presets {...props} />
      <Row gap={2} minHeight={[60, 72]} className={styles.row}>
        <IconButton icon="minus" label={dream.chance.less} disabled={fixed} onClick={step(-FINE_STEP)} />
        <Slider
          label={dream.chance.slider}
          valueText={formatChance(winTickets, locale)}
          min={limits.minTickets}
          max={limits.maxTickets}
          step={SLIDER_STEP}
          value={winTickets}
          disabled={fixed}
          onSlide={(tickets) => onChance(withinLimits(tickets, limits))}
        />
        <IconButton icon="plus" label={dream.chance.more} disabled={fixed} onClick={step(FINE_STEP)} />
        <ChanceField {...props} />
      </Row>
    </Stack>
  );
};
