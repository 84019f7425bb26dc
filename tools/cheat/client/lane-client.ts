import type { DeviceEnd } from '../../../engine/device/judge.ts';
import type { LaneKeeper } from '../../../engine/device/keeper.ts';
import type { LaneSite, SiteAnswer } from '../../../engine/device/ports.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { type LanePlayer, laneSite, logAt, programKeeper } from '../../../test/player/lanes.ts';
import type { Client } from './client.ts';
import type { Seat } from './seat.ts';

type Promised = NonNullable<Extract<SiteAnswer, { kind: 'accepted' }>['promise']>;

/** How often the very same is sent before the client gives the house up. */
export const TRIES = 3;

/** A player's lane, whose client keeps every promise. */
export interface LaneClient extends Omit<Client, 'play'> {
  readonly player: LanePlayer;
  readonly keeper: LaneKeeper;
  keep(promise: Promised | null): void;
  /** Closes the lane, so that its seed is revealed. */
  close(): Promise<void>;
}

export const whyStopped = (end: Exclude<DeviceEnd, { kind: 'accepted' }>): string => {
  switch (end.kind) {
    case 'stopped':
      return end.evidence.kind === 'another-play' ? 'another play than was sent' : 'another lane than was signed';
    case 'owed':
      return 'no answer that counts';
    case 'refused':
      return `refused again and again: ${end.code}`;
    case 'unsent':
      return 'the table of the play isn’t known';
  }
};

export const laneClient = ({ url, ask, token, playerId }: Seat): LaneClient => {
  const player = { ask, token, playerId: mustBe(isPlayerId, playerId) };
  const promises: Promised[] = [];
  const keep = (promise: Promised | null): void => {
    if (promise !== null) promises.push(promise);
  };
  const site = laneSite(ask, token, logAt(url));
  const keeping: LaneSite = {
    ...site,
    send: async (...sent) => {
      const answer = await site.send(...sent);
      if (answer.kind === 'accepted') keep(answer.promise);
      return answer;
    },
  };
  const keeper = programKeeper(keeping);
  return {
    ...{ player, playerId, keeper, keep },
    close: async () => {
      await keeper.close(player.playerId);
    },
    kept: async () => {
      const certificates = await (await fetch(`${url}/log/promise-keys`)).text();
      const all = promises.flatMap(({ note, entries }) =>
        entries.map(({ leafHash, index, path }) => ({ note, leafHash, index, path, certificates })),
      );
      return all.map((promise, n) => ({ name: `promise-${n + 1}.json`, bytes: utf8(JSON.stringify(promise)) }));
    },
  };
};
