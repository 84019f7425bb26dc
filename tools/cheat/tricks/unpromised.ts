import type { Outcome } from '../../../engine/engine.ts';
import { isRecord, parseJson } from '../../../web/platform/device-storage.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { openCases, openCasesOnPage, playedTrick } from '../played.ts';
import { onWins } from './refuse-wins.ts';

type Accepted = Extract<Outcome, { readonly status: 'accepted' }>;

/** No answer to an opening has a promise any more. */
const withoutPromise = (answer: string): string => {
  const said = parseJson(answer);
  if (!isRecord(said) || !isRecord(said.data) || !isRecord(said.data.openCase)) return answer;
  return JSON.stringify({ ...said, data: { ...said.data, openCase: { ...said.data.openCase, promise: null } } });
};

/** Shows each win, and writes it nowhere. */
const forgetful = (): CheatingHouse => {
  /** The newest accepted play of any player: the house shows a forgotten win with this entry's place in the log. */
  let newest: Accepted | null = null;
  const house = onWins(async (submission, { decision }, engine) => {
    if (decision.kind !== 'accepted' || newest === null) return engine.submit(submission);
    const { promise, events } = newest;
    const { position, at } = events.at(-1) ?? events[0];
    const [first, ...rest] = decision.events.map((event) => ({ ...event, position, version: 1, at }));
    if (first === undefined) return engine.submit(submission);
    return { status: 'accepted', events: [first, ...rest], repeated: false, wallet: null, promise };
  });
  return {
    ...house,
    rewrite: withoutPromise,
    reached: (engine) => {
      const reached = house.reached({
        submit: async (submission, trace) => {
          const outcome = await engine.submit(submission, trace);
          if (outcome.status === 'accepted') newest = outcome;
          return outcome;
        },
      });
      return reached;
    },
  };
};

export const unpromised = playedTrick({
  name: 'without-promise',
  does: 'shows a win without a promise, and never writes it down',
  house: forgetful,
  play: openCases,
  onPage: openCasesOnPage('without-promise'),
});
