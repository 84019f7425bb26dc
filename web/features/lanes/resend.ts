import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { PromisedNote } from '../../../engine/device/answer.ts';
import type { PlayCommand, RoomCommand } from '../../../engine/device/play-command.ts';
import type { Besides } from '../../../engine/device/state.ts';

/** A command that went out before on a lane. */
export interface SentBefore {
  readonly commandId: string;
  readonly command: PlayCommand | RoomCommand;
  readonly besides: Besides;
}

/** Sends a command of the feature's own, unchanged, and answers what was promised; undefined for another feature's. */
export type Resend = (client: ApolloClient, sent: SentBefore) => Promise<PromisedNote | null> | undefined;

interface Sent {
  readonly sent: { readonly promise: PromisedNote | null };
}

/** Sends an input once more, and looks at nothing but what was promised. */
export const send = async <Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Sent, { input: Input }>,
  input: Input,
): Promise<PromisedNote | null> => {
  const { data } = await client.mutate<Sent>({ mutation, variables: { input }, fetchPolicy: 'no-cache' });
  return data?.sent.promise ?? null;
};
