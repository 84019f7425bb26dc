import { tradeLinkIn } from '../../../schema/input/addresses.ts';
import { GatewayError } from '../../errors.ts';

/** A trade link in its one form. @throws GatewayError TRADE_LINK_INVALID for anything else */
export const readTradeLink = (text: string): string => {
  const link = tradeLinkIn(text);
  if (link === null) throw new GatewayError('TRADE_LINK_INVALID');
  return link;
};
