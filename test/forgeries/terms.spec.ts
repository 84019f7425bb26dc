import { expect, it } from 'vitest';
import { findsEach } from '../faults.ts';
import { forgerOf, kindsIn } from '../forger.ts';
import { upgradeTerms } from '../terms-cast.ts';
import { forgedTerms, termsStory, upgradeNumber } from './terms.ts';

findsEach(forgedTerms);

it('is honest before it is forged, with terms of before honoured for 60 s', async () => {
  expect(upgradeNumber(3).event.data.terms).toBe(upgradeTerms);
  expect(await kindsIn(forgerOf(termsStory).changed(upgradeNumber(1), {}))).toEqual([]);
});
