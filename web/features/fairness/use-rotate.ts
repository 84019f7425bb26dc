import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { apiErrorOf, PageError } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { pendingCommands } from '../../platform/commands/pending-command.ts';
import { type Answer, pageWait, sendUntilAnswered } from '../../platform/commands/send-until-answered.ts';
import { deviceStorage, isRecord } from '../../platform/device-storage.ts';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useSession } from '../../platform/session.tsx';
import { nextSeed } from '../lanes/next-seed.ts';
import { ownRotations } from '../play/own-rotations.ts';
import { randomHex } from '../play/random-hex.ts';

const ROTATE_SEED = graphql(`
  mutation RotateSeed {
    rotateSeed @args {
      promise { note leafHash index path }
      revealed { id serverSeed salt }
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

/** The queries that show pairs. */
const SHOWN = ['Seeds', 'RecentPlays', 'CurrentPair', 'ShownSeeds'];

const TIMES = { codeOf: (error: unknown) => apiErrorOf(error).code, wait: pageWait };

export interface RotateFlow {
  readonly rotating: boolean;
  /**
   * Reveals the pair that this browser plays on, and lets the next play begin another. Null for a guest. It asks about
   * an unanswered rotation first, so that two presses never reveal two pairs.
   */
  readonly rotate: (userSeed: string | null) => Promise<Answer<true> | null>;
}

export const useRotate = (): RotateFlow => {
  const { me } = useSession();
  const client = useApolloClient();
  const load = useLaneDevice();
  const [mutate] = useMutation(ROTATE_SEED, { refetchQueries: SHOWN, awaitRefetchQueries: true });
  const [rotating, setRotating] = useState(false);
  const store = useMemo(() => pendingCommands({ storage: deviceStorage, key: KEY, readBody: readRotation }), []);
  const playerId = me?.playerId;

  /** Ends the browser's lane, which reveals its pair. Null where it has none. */
  const endLane = useCallback(
    async (owner: string, userSeed: string | null): Promise<Answer<true> | null> => {
      const device = await load();
      const { lane } = await device.state(owner);
      if (lane === null) return null;
      if (lane.rounds === 0 && lane.sent === null && userSeed === null)
        return { kind: 'refused', code: 'NOTHING_TO_DO', error: new PageError('NOTHING_TO_DO') };
      return sendUntilAnswered<true>(async () => {
        await device.close(owner, userSeed);
        await client.refetchQueries({ include: SHOWN });
        return true;
      }, TIMES);
    },
    [load, client],
  );

  /** Rotates the pair that plays without a lane fall on. */
  const rotateLoose = useCallback(
    async (owner: string, userSeed: string | null): Promise<Answer<true>> => {
      const body = { userSeed, entropy: randomHex(16) };
      const command = store.load(owner) ?? { commandId: newCommandId(), playerId: owner, body };
      store.begin(command);
      ownRotations(deviceStorage, owner).remember(command.body.entropy);
      const answer = await sendUntilAnswered<true>(async () => {
        await mutate({ variables: { commandId: command.commandId, ...command.body } });
        return true;
      }, TIMES);
      if (answer.kind !== 'open') store.settle(command.commandId);
      if (answer.kind === 'done') nextSeed(deviceStorage, owner).write(command.body.userSeed);
      return answer;
    },
    [store, mutate],
  );

  const rotate = useCallback(
    async (userSeed: string | null): Promise<Answer<true> | null> => {
      if (playerId === undefined) return null;
      setRotating(true);
      try {
        return (await endLane(playerId, userSeed)) ?? (await rotateLoose(playerId, userSeed));
      } catch (error) {
        return { kind: 'open', error, code: apiErrorOf(error).code };
      } finally {
        setRotating(false);
      }
    },
    [playerId, endLane, rotateLoose],
  );

  return { rotating, rotate };
};
