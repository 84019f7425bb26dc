import { formatTicket, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { limitOf, type RollSide } from './roll.ts';

interface RollRuleProps {
  readonly side: RollSide;
  /** Of 10,000,000. */
  readonly winTickets: number;
}

/** The rule as one sentence, for those who don't see the wheel. */
export const useRollRule = (): ((rule: RollRuleProps) => string) => {
  const { play } = useMessages();
  return ({ side, winTickets }) => {
    const { before, after } = side === 'UNDER' ? play.wheel.under : play.wheel.over;
    return `${before} ${formatTicket(limitOf(side, winTickets))} ${after}`.trim();
  };
};

/** Which tickets win: `票号小于 4569194 即得`. */
export const RollRule = ({ side, winTickets }: RollRuleProps) => {
  const { play } = useMessages();
  const { before, after } = side === 'UNDER' ? play.wheel.under : play.wheel.over;
  return (
    <Text size="small" tone="muted">
      {before}{' '}
      <Text as="b" num tone="text">
        {formatTicket(limitOf(side, winTickets))}
      </Text>{' '}
      {after}
    </Text>
  );
};
