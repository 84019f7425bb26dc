import type { StompFault } from './errors.ts';
import { type Frame, headerOf } from './frame.ts';
import { connected, HEART_BEAT_MS, VERSION } from './server-frames.ts';
import type { Session, Step } from './session-state.ts';

/** What a client can send and wants to get, in milliseconds; 0 for neither. Null for what is no heart-beat header. */
const heartBeatOf = (header: string | undefined): readonly [sends: number, wants: number] | null => {
  if (header === undefined) return [0, 0];
  const [, sends, wants] = /^([0-9]{1,9}),([0-9]{1,9})$/.exec(header) ?? [];
  return sends === undefined || wants === undefined ? null : [Number(sends), Number(wants)];
};

/** The slower of both sides sets the pace; 0 where one of them doesn't take part. */
const paceOf = (theirs: number): number => (theirs === 0 ? 0 : Math.max(theirs, HEART_BEAT_MS));

/** CONNECT and STOMP. Logins are ignored: the feed is public. */
export const connect = (session: Session, frame: Frame): Step | StompFault => {
  if (session.phase !== 'new') return { code: 'ALREADY_CONNECTED', detail: `a second ${frame.command}` };
  // Without the header the client means 1.0.
  const versions = headerOf(frame, 'accept-version')?.split(',') ?? ['1.0'];
  if (!versions.includes(VERSION)) return { code: 'VERSION_UNSUPPORTED', detail: `only ${VERSION} is spoken` };
  const beat = heartBeatOf(headerOf(frame, 'heart-beat'));
  if (beat === null) return { code: 'HEADER_INVALID', detail: 'heart-beat' };
  const [sends, wants] = beat;
  return {
    session: { ...session, phase: 'connected' },
    actions: [
      { kind: 'send', frame: connected() },
      { kind: 'beat', sendEvery: paceOf(wants), expectEvery: paceOf(sends) },
    ],
  };
};
