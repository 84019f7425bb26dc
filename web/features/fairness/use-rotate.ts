import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { pendingCommands } from '../../platform/commands/pending-command.ts';
import { type Answer, pageWait, sendUntilAnswered } from '../../platform/commands/send-until-answered.ts';
import { deviceStorage, isRecord } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { ownRotations } from '../play/own-rotations.ts';
import { randomHex } from '../play/random-hex.ts';

const ROTATE_SEED = graphql(`
  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {
    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) {
      promise {
        note
        leafHash
        index
        path
      }
      revealed {
        id
        serverSeed
        salt
      }
      position
    }
  }
`);

const KEY = 'glasscase.pending.rotate';

interface Rotation {
  /** Null keeps the seed. */
  readonly userSeed: string | null;
  readonly entropy: string;
}

const readRotation = (stored: unknown): Rotation | null => {
  if (!isRecord(stored)) return null;
  const { userSeed, entropy } = stored;
  if (typeof entropy !== 'string' || (userSeed !== null && typeof userSeed !== 'string')) return null;
  return { userSeed, entropy };
};

export interface RotateFlow {
  readonly rotating: boolean;
  /** Null for a guest. An unanswered rotation is asked about first, so that two presses never reveal two pairs. */
  readonly rotate: (userSeed: string | null) => Promise<Answer<true> | null>;
}

export const useRotate = (): RotateFlow => {
  const { me } = useSession();
  const [mutate] = useMutation(ROTATE_SEED, {
    refetchQueries: ['Seeds', 'RecentPlays', 'CurrentPair'],
    awaitRefetchQueries: true,
  });
  const [rotating, setRotating] = useState(false);
  const store = useMemo(() => pendingCommands({ storage: deviceStorage, key: KEY, readBody: readRotation }), []);
  const playerId = me?.playerId;

  const rotate = useCallback(
    async (userSeed: string | null): Promise<Answer<true> | null> => {
      if (playerId === undefined) return null;
      const body = { userSeed, entropy: randomHex(16) };
      const command = store.load(playerId) ?? { commandId: newCommandId(), playerId, body };
      store.begin(command);
      ownRotations(deviceStorage, playerId).remember(command.body.entropy);
      setRotating(true);
      const answer = await sendUntilAnswered<true>(
        async () => {
          await mutate({ variables: { commandId: command.commandId, ...command.body } });
          return true;
        },
        { codeOf: (error) => apiErrorOf(error).code, wait: pageWait },
      );
      setRotating(false);
      if (answer.kind !== 'open') store.settle(command.commandId);
      return answer;
    },
    [playerId, store, mutate],
  );

  return { rotating, rotate };
};
