import type { WebSocket } from '@fastify/websocket';
import { GatewayError } from '../../errors.ts';
import { PRICES } from '../work/prices.ts';
import type { WorkBudget } from '../work/work-budgets.ts';
import { TRY_AGAIN_LATER } from './close-codes.ts';
import { cutOff } from './socket.ts';

/** Refusals that a socket is told one by one before it is closed: to read what is refused is work as well. */
const REFUSALS = 8;
const PRICE_OF_A_KIBIBYTE = 0.1;

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]): Uint8Array => {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
};

/**
 * Hands a client's messages to `take`. The work budget pays for each message before it is read. A message that isn't read
 * when the socket closes is dropped. `refusal` is the reason to refuse the message; null where `take` may act on it.
 */
export const receiveMessages = (
  socket: WebSocket,
  workBudget: () => WorkBudget,
  take: (bytes: Uint8Array, refusal: GatewayError | null) => void,
): void => {
  let refused = 0;
  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN) return;
    const bytes = bytesOf(data);
    const refusal = refusalFor(workBudget());
    if (refusal === null) workBudget().spend(PRICES.message + (bytes.length / 1024) * PRICE_OF_A_KIBIBYTE);
    else refused += 1;
    if (refused > REFUSALS) cutOff(socket, TRY_AGAIN_LATER, 'rate limited');
    else take(bytes, refusal);
  });
};

const refusalFor = (workBudget: WorkBudget): GatewayError | null => {
  try {
    workBudget.admit();
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
};
