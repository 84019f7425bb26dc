import type { Page } from 'playwright-core';
import { z } from 'zod';

const entry = z.looseObject({ value: z.number(), skin: z.looseObject({ grade: z.number() }) });
const shownCase = z.object({ data: z.object({ case: z.object({ entries: z.array(entry) }) }) });
const round = z.looseObject({ entry, item: z.looseObject({ sellPrice: z.number() }) });
const opened = z.looseObject({
  data: z.looseObject({ openCase: z.looseObject({ rounds: z.array(round) }) }),
});

const isPlay = /"operationName":"OpenCase"/;
const isCase = /"operationName":"Case"/;

/**
 * Whatever the next openings of the page draw, the page is told that the last of their items is one of this grade: luck
 * can't be asked for.
 * @param grade 0 (top) to 6
 */
export const forceWin = async (page: Page, grade: number): Promise<void> => {
  let told: z.infer<typeof entry> | undefined;
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (!isPlay.test(asked) && !isCase.test(asked)) return route.fallback();
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const found = shownCase.safeParse(answer);
    if (found.success) told = found.data.data.case.entries.find(({ skin }) => skin.grade === grade);
    const play = opened.safeParse(answer);
    const last = play.success ? play.data.data.openCase.rounds.at(-1) : undefined;
    if (!play.success || last === undefined || told === undefined) return route.fulfill({ response });
    last.entry = told;
    last.item.sellPrice = told.value;
    return route.fulfill({ response, json: play.data });
  });
};
