import { useMessages } from '../../i18n/index.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import type { RollSide } from './roll.ts';

interface SideSwitchProps {
  readonly side: RollSide;
  readonly disabled: boolean;
  readonly onChange: (side: RollSide) => void;
}

/** Which end of the tickets wins. The chance is the same. */
export const SideSwitch = ({ side, disabled, onChange }: SideSwitchProps) => {
  const { play } = useMessages();
  const { side: label, under, over } = play.wheel;
  return (
    <Segmented
      label={label}
      choices={[
        { value: 'UNDER', label: under.name },
        { value: 'OVER', label: over.name },
      ]}
      value={side}
      disabled={disabled}
      onChange={onChange}
    />
  );
};
