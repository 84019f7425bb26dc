import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { apiErrorOf } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { type PendingCommand, pendingCommands } from '../../platform/commands/pending-command.ts';
import { type Answer, pageWait, sendUntilAnswered } from '../../platform/commands/send-until-answered.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';

interface CommandKind<Body, Value> {
  /** The key in local storage under which the command is kept. */
  readonly key: string;
  readonly readBody: (stored: unknown) => Body | null;
  readonly send: (command: PendingCommand<Body>) => Promise<Value>;
}

export interface KeptCommand<Body, Value> {
  /** A command whose answer isn't known: the only one that may be sent until it is. */
  readonly pending: PendingCommand<Body> | null;
  readonly sending: boolean;
  /** Sends this body, or the pending one in its place. Null for a guest, and while another is on its way. */
  readonly run: (body: Body) => Promise<Answer<Value> | null>;
}

/** One command at a time, kept on the device before it is sent and sent again unchanged until its outcome is certain. */
export const useKeptCommand = <Body, Value>({
  key,
  readBody,
  send,
}: CommandKind<Body, Value>): KeptCommand<Body, Value> => {
  const { me } = useSession();
  const playerId = me?.playerId;
  const store = useMemo(() => pendingCommands({ storage: deviceStorage, key, readBody }), [key, readBody]);
  const [pending, setPending] = useState<PendingCommand<Body> | null>(null);
  const [sending, setSending] = useState(false);
  const running = useRef(false);

  useEffect(() => {
    setPending(playerId === undefined ? null : store.load(playerId));
  }, [playerId, store]);

  const run = useCallback(
    async (body: Body): Promise<Answer<Value> | null> => {
      if (playerId === undefined || running.current) return null;
      const command = store.load(playerId) ?? { commandId: newCommandId(), playerId, body };
      store.begin(command);
      running.current = true;
      setSending(true);
      const answer = await sendUntilAnswered(() => send(command), {
        codeOf: (error) => apiErrorOf(error).code,
        wait: pageWait,
      });
      running.current = false;
      if (answer.kind !== 'open') store.settle(command.commandId);
      setPending(answer.kind === 'open' ? command : null);
      setSending(false);
      return answer;
    },
    [playerId, store, send],
  );

  return { pending, sending, run };
};
