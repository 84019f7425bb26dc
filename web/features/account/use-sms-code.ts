import { useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { SmsCodeInput, SmsPurpose } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { type ApiError, apiErrorOf } from '../../platform/api-error.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { type Proving, prove } from './proof/prove.ts';
import { reduceSmsFlow, type SliderNote, type SmsFlow, startOfSmsFlow } from './sms-flow.ts';

/** Seconds left until a moment, counted by the device's clock so that a sleeping tab wakes up with the right number. */
const useCountdown = (): { readonly left: number; readonly start: (seconds: number) => void } => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);

  const start = useCallback((seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, []);
  return { left, start };
};

const REQUEST_SLIDER = graphql(`
  mutation RequestSlider {
    requestSlider @args {
      id background piece width height pieceSize pieceTop expiresAt lockSeconds devAnswer
      proof { challenge tries }
    }
  }
`);

const REQUEST_ACCESSIBLE_CHALLENGE = graphql(`
  mutation RequestCheckWithoutSight {
    requestCheckWithoutSight @args {
      id lockSeconds
      proof { challenge tries }
    }
  }
`);

const REQUEST_SMS_CODE = graphql(`mutation RequestSmsCode { requestSmsCode @args { lockSeconds devCode } }`);

/** Where the server's own lock isn't told. */
const DEFAULT_LOCK_SECONDS = 60;

const lockSecondsOf = ({ code, details }: ApiError): number | null => {
  if (code !== 'SMS_LOCKED') return null;
  const seconds = details.lockSeconds;
  return typeof seconds === 'number' ? seconds : DEFAULT_LOCK_SECONDS;
};

interface SentCode {
  readonly to: string;
  /** Where no SMS goes out: the code itself. */
  readonly devCode: string | null;
}

export interface SmsCodeRequest {
  readonly flow: SmsFlow;
  readonly sent: SentCode | null;
  /** Seconds until another can be sent. */
  readonly left: number;
  readonly failure: string | undefined;
  readonly forgetFailure: () => void;
  /** Asks for a picture; `note` says why another one. */
  readonly ask: (note?: SliderNote) => Promise<void>;
  /** Has the device work instead of a picture, and sends what comes of it. */
  readonly askAccessibleChallenge: () => Promise<void>;
  /** Left edge of the piece, in pixels of the picture. */
  readonly solve: (place: number) => Promise<void>;
}

/** A picture to solve, then the code: for one number and one purpose. */
export const useSmsCode = (phone: string | null, purpose: SmsPurpose): SmsCodeRequest => {
  const clock = useServerClock();
  const errorText = useErrorText();
  const [requestSlider] = useMutation(REQUEST_SLIDER);
  const [requestAccessible] = useMutation(REQUEST_ACCESSIBLE_CHALLENGE);
  const [requestCode] = useMutation(REQUEST_SMS_CODE);
  const [flow, dispatch] = useReducer(reduceSmsFlow, startOfSmsFlow);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [failure, setFailure] = useState<string>();
  const { left, start } = useCountdown();
  /** Only the last picture that was asked for counts. */
  const asked = useRef(0);
  const work = useRef<Proving | null>(null);
  useEffect(() => () => work.current?.stop(), []);

  /** The picture or check before is given up: a new number of a request, and an end to its work. */
  const begin = (): number => {
    asked.current += 1;
    work.current?.stop();
    work.current = null;
    return asked.current;
  };

  // A picture is bound to its number.
  const boundTo = useRef(phone);
  useEffect(() => {
    if (boundTo.current === phone) return;
    boundTo.current = phone;
    asked.current += 1;
    work.current?.stop();
    dispatch({ type: 'closed' });
  }, [phone]);

  const picture = flow.phase === 'solving' ? flow.picture : null;
  useEffect(() => {
    if (picture === null) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'ran-out' }), Date.parse(picture.expiresAt) - clock.now());
    return () => clearTimeout(timer);
  }, [picture, clock]);

  const stopWith = (thrown: unknown): void => {
    const lock = lockSecondsOf(apiErrorOf(thrown));
    if (lock !== null) start(lock);
    setFailure(errorText(thrown));
    dispatch({ type: 'closed' });
  };

  const notLoaded = (thrown: unknown): void => {
    const { code } = apiErrorOf(thrown);
    if (code === 'NETWORK' || code === 'TIMEOUT') dispatch({ type: 'not-loaded' });
    else stopWith(thrown);
  };

  const ask = async (note?: SliderNote): Promise<void> => {
    if (phone === null) return;
    const request = begin();
    setFailure(undefined);
    dispatch({ type: 'asked', ...(note !== undefined && { note }) });
    try {
      const { data } = await requestSlider({ variables: { phone } });
      if (request !== asked.current) return;
      if (!data) throw new Error('an answer without data');
      const { lockSeconds } = data.requestSlider;
      if (lockSeconds > 0) {
        start(lockSeconds);
        dispatch({ type: 'closed' });
      } else {
        work.current = prove(data.requestSlider.proof.challenge);
        dispatch({ type: 'loaded', picture: data.requestSlider });
      }
    } catch (thrown) {
      if (request === asked.current) notLoaded(thrown);
    }
  };

  const send = async (input: Omit<SmsCodeInput, 'phone' | 'purpose'>): Promise<void> => {
    if (phone === null) return;
    const { data } = await requestCode({ variables: { input: { phone, purpose, ...input } } });
    if (!data) throw new Error('an answer without data');
    setSent({ to: phone, devCode: data.requestSmsCode.devCode });
    start(data.requestSmsCode.lockSeconds);
    dispatch({ type: 'closed' });
  };

  const askAccessibleChallenge = async (): Promise<void> => {
    if (phone === null) return;
    const request = begin();
    setFailure(undefined);
    dispatch({ type: 'asked' });
    try {
      const { data } = await requestAccessible({ variables: { phone } });
      if (request !== asked.current) return;
      if (!data) throw new Error('an answer without data');
      const { id, lockSeconds, proof } = data.requestCheckWithoutSight;
      if (lockSeconds > 0) {
        start(lockSeconds);
        dispatch({ type: 'closed' });
        return;
      }
      dispatch({ type: 'proving', tries: proof.tries });
      work.current = prove(proof.challenge, (tried) => {
        if (request === asked.current) dispatch({ type: 'tried', tried });
      });
      const solved = await work.current.proof;
      if (request !== asked.current) return;
      dispatch({ type: 'solved' });
      await send({ sliderId: id, proof: solved });
    } catch (thrown) {
      if (request === asked.current) notLoaded(thrown);
    }
  };

  const solve = async (place: number): Promise<void> => {
    if (phone === null || picture === null) return;
    dispatch({ type: 'solved' });
    try {
      const proof = (await work.current?.proof) ?? null;
      await send({ sliderId: picture.id, sliderX: place, proof });
    } catch (thrown) {
      const { code } = apiErrorOf(thrown);
      if (code === 'SLIDER_INVALID' || code === 'PROOF_INVALID') await ask('wrong');
      else stopWith(thrown);
    }
  };

  return { flow, sent, left, failure, forgetFailure: () => setFailure(undefined), ask, askAccessibleChallenge, solve };
};
