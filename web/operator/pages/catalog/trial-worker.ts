import { type TrialQuestion, trialOf } from './trial.ts';

self.addEventListener('message', ({ data }: MessageEvent<TrialQuestion>) => {
  self.postMessage(trialOf(data, (into) => crypto.getRandomValues(into)));
});
