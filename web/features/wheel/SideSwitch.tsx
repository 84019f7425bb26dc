import { formatTicket, useMessages } from '../../i18n/index.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { limitOf, type RollSide } from './roll.ts';

interface SideSwitchProps {
  readonly side: RollSide;
  /** Of 10,000,000; null while nothing is chosen that they follow from. */
  readonly winTickets: number | null;
  readonly disabled: boolean;
  readonly onChange: (side: RollSide) => void;
}

/** Which end of the tickets wins, and from where on. The chance is the same. */
export const SideSwitch = ({ side, winTickets, disabled, onChange }: SideSwitchProps) => {
  const { play } = useMessages();
  const { side: label, under, over } = play.wheel;
  const nameOf = (words: typeof under, of: RollSide): string =>
    winTickets === null ? words.name : words.limit({ limit: formatTicket(limitOf(of, winTickets)) });
  return (
    <Segmented
      label={label}
      choices={[
        { value: 'UNDER', label: nameOf(under, 'UNDER') },
        { value: 'OVER', label: nameOf(over, 'OVER') },
      ]}
      value={side}
      disabled={disabled}
      onChange={onChange}
    />
  );
};
