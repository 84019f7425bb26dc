import type { Command } from '../../../engine/commands.ts';
import type { DeviceEnd } from '../../../engine/device/judge.ts';
import type { LanePlace } from '../../../engine/device/lane-commands.ts';
import type { LaneSite, ShownLanes, SiteAnswer } from '../../../engine/device/ports.ts';
import type { Besides, DeviceState, Turn } from '../../../engine/device/state.ts';
import type { PlayRequest } from '../../platform/lane-device.tsx';

/** Of a pair that is over. */
export type Secrets = NonNullable<Awaited<ReturnType<LaneSite['revealed']>>>;

/** Each request has an id of the page's, and one answer with the same id. */
export type ToKeeper =
  | { readonly type: 'play'; readonly id: number; readonly request: PlayRequest; readonly userSeed: string | null }
  | { readonly type: 'ready'; readonly id: number; readonly playerId: string; readonly userSeed: string | null }
  | { readonly type: 'close' | 'state' | 'key' | 'warm'; readonly id: number; readonly playerId: string }
  | { readonly type: 'close-other'; readonly id: number; readonly playerId: string; readonly lane: LanePlace }
  | { readonly type: 'answered'; readonly ask: number; readonly answer: SiteAnswer }
  | { readonly type: 'lanes'; readonly ask: number; readonly lanes: ShownLanes }
  | { readonly type: 'revealed'; readonly ask: number; readonly secrets: Secrets | null }
  | { readonly type: 'unasked'; readonly ask: number };

/** Work of the page for the keeper, because the page has the login: each has an id of the keeper's, and one answer. */
export type Errand =
  /** The request `id` is to be sent on this turn. */
  | { readonly what: 'turn'; readonly id: number; readonly turn: Turn }
  | { readonly what: 'send'; readonly commandId: string; readonly command: Command; readonly besides: Besides }
  | { readonly what: 'revealed'; readonly pairId: string }
  | { readonly what: 'lanes' };

export type FromKeeper =
  | { readonly type: 'errand'; readonly ask: number; readonly errand: Errand }
  | { readonly type: 'ended'; readonly id: number; readonly end: DeviceEnd }
  | { readonly type: 'state'; readonly id: number; readonly state: DeviceState }
  | { readonly type: 'warm'; readonly id: number }
  | { readonly type: 'key'; readonly id: number; readonly key: string }
  /** `notKept`: the browser couldn't keep the command, so the page sent nothing. */
  | { readonly type: 'failed'; readonly id: number; readonly notKept: boolean }
  /** The browser forgets everything with the tab. */
  | { readonly type: 'forgets' };
