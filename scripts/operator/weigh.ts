import { groupedText } from '../../engine/kernel/money.ts';
import { CAP_VARIABLES, type Caps, type Weight } from '../../gateway/operator/caps.ts';
import { type OperatorAnswer, refused, toConfirm } from './answer.ts';

/** Asks the operator to confirm the risk; refuses a sum above its cap. */
export const weighed = ({ what, sum, cap }: Weight, caps: Caps): OperatorAnswer => {
  const line = `${what}: ${groupedText(sum)} at risk`;
  return sum > caps[cap]
    ? refused(`${line}, which is more than ${CAP_VARIABLES[cap]} allows (${groupedText(caps[cap])})`)
    : toConfirm(line);
};
