import type { LaneCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { Hex } from '../Hex.tsx';
import { Rows } from '../Rows.tsx';
import { Bytes } from './Bytes.tsx';
import { StepFault } from './Step.tsx';

const LaneRows = ({ lane }: { readonly lane: LaneCheck }) => {
  const { lane: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { step, link, computed, before, opening } = lane;
  const at = (position: number) => (
    <Text tone="muted">{` · ${words.at({ position: formatCount(position, locale) })}`}</Text>
  );
  return (
    <Rows
      rows={[
        { label: words.link({ step: formatCount(step, locale) }), value: <Hex text={link} /> },
        { label: words.computed, value: <Hex text={computed} /> },
        ...(before === null
          ? []
          : [
              {
                label: step === 1 ? words.anchor : words.before,
                value: (
                  <span>
                    <Hex text={before.link} />
                    {at(before.position)}
                  </span>
                ),
              },
            ]),
        ...(opening === null
          ? []
          : [
              {
                label: words.key,
                value: (
                  <span>
                    <Hex text={opening.key} />
                    {at(opening.position)}
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
};

/** A step of a lane: the link, what it leads to, what was signed, and what is wrong with it. */
export const LaneDetail = ({ lane }: { readonly lane: LaneCheck }) => {
  const { lane: words } = useMessages().fairness.verify;
  return (
    <>
      <LaneRows lane={lane} />
      <Bytes label={words.hashed} text={lane.text} />
      {lane.opening !== null && <Bytes label={words.signed} text={lane.opening.text} />}
      {lane.faults.map((fault) => (
        <StepFault key={fault}>{words.faults[fault]}</StepFault>
      ))}
    </>
  );
};
