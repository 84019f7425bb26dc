import { useCallback, useEffect, useRef, useState } from 'react';

/** The state while a question to the log has no answer. */
export interface Unanswered {
  readonly status: 'checking' | 'unavailable';
  readonly verdict: 'pending';
}

const CHECKING: Unanswered = { status: 'checking', verdict: 'pending' };
const UNAVAILABLE: Unanswered = { status: 'unavailable', verdict: 'pending' };
const POLL_MS = 3000;

interface LogCheck<Answer> {
  /** Another function is another question. */
  readonly ask: () => Promise<Answer>;
  /** Whether the log may say more within seconds: the page asks again by itself, so many times. The same function always. */
  readonly waits: (state: Answer | Unanswered) => boolean;
  readonly polls: number;
  /** Whether what is shown stays although the last question has no answer. The same function always. */
  readonly stays?: (shown: Answer | Unanswered, next: Unanswered | Answer) => boolean;
}

const never = (): boolean => false;

/** Something that the page checks against the published log. */
export const useLogCheck = <Answer>({ ask, waits, polls, stays = never }: LogCheck<Answer>) => {
  const [state, setState] = useState<Answer | Unanswered>(CHECKING);
  const latest = useRef(0);
  const polled = useRef(0);

  const show = useCallback(
    (next: Answer | Unanswered) => setState((shown) => (stays(shown, next) ? shown : next)),
    [stays],
  );
  const check = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const request = latest.current;
    const answer = await ask().catch(() => UNAVAILABLE);
    // Only the last question counts; leaving the page makes every answer an old one.
    if (request === latest.current) show(answer);
  }, [ask, show]);

  useEffect(() => {
    polled.current = 0;
    check();
    return () => {
      latest.current += 1;
    };
  }, [check]);

  useEffect(() => {
    if (!waits(state) || polled.current >= polls) return;
    const timer = setTimeout(() => {
      polled.current += 1;
      check();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [state, check, waits, polls]);

  const retry = useCallback(() => {
    polled.current = 0;
    show(CHECKING);
    check();
  }, [check, show]);
  return { state, retry };
};
