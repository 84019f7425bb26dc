import { z } from 'zod';
import { MAX_MESSAGE_BYTES, PROTOCOL_VERSION } from './protocol.ts';

export type Unreadable = 'too-large' | 'other-version' | 'unreadable';

/** Bytes that are no message of this protocol. */
export class UnreadableMessage extends Error {
  override readonly name = 'UnreadableMessage';
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`a message that is ${reason}`);
    this.reason = reason;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const versioned = z.looseObject({ v: z.int() });

/** JSON with the version of the protocol. @throws UnreadableMessage when it would be too large for the other side. */
export const encodeMessage = (content: object): Uint8Array => {
  const bytes = encoder.encode(JSON.stringify({ v: PROTOCOL_VERSION, ...content }));
  if (bytes.length > MAX_MESSAGE_BYTES) throw new UnreadableMessage('too-large');
  return bytes;
};

/** @throws UnreadableMessage for anything that `encodeMessage` didn't write, or whose content has another shape. */
export const decodeMessage = <Content>(bytes: Uint8Array, content: z.ZodType<Content>): Content => {
  if (bytes.length > MAX_MESSAGE_BYTES) throw new UnreadableMessage('too-large');
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw new UnreadableMessage('unreadable');
  }
  const outer = versioned.safeParse(value);
  if (!outer.success) throw new UnreadableMessage('unreadable');
  const { v, ...rest } = outer.data;
  if (v !== PROTOCOL_VERSION) throw new UnreadableMessage('other-version');
  const parsed = content.safeParse(rest);
  if (!parsed.success) throw new UnreadableMessage('unreadable');
  return parsed.data;
};
