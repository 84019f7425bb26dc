import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import errors from '../../generated/texts/zh-CN/errors.ts';
import { LocaleProvider } from '../../i18n/index.ts';
import { RetrievalRow } from './RetrievalRow.tsx';
import type { Retrieval } from './retrieval-query.ts';

const names = { zhCN: '极光', zhTW: '極光', en: 'Aurora' };
const skin = { id: 'aurora', grade: 3, image: '/a.svg', imageSmall: '/b.svg', familyNames: names, finishNames: names };
const at = '2026-11-23T00:00:00.000Z';

const shown = async (message: string | null): Promise<string> => {
  const retrieval: Retrieval = {
    ...{ id: 'a.1', state: 'FAILED', message, createdAt: at, updatedAt: at, disputeId: null },
    item: { id: 'b.1', skin, wear: 'FN', value: 1_500 },
  };
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider>
      <RetrievalRow retrieval={retrieval} onDisputed={() => undefined} />
    </LocaleProvider>,
  );
  return text(prelude);
};

describe('a retrieval that came to nothing', () => {
  it('says in the language of the page that the Steam account is the reason', async () => {
    const page = await shown('STEAM_ANOMALY');
    expect(page).toContain(errors.codes.STEAM_ANOMALY);
    expect(page).not.toContain('STEAM_ANOMALY');
  });

  it('repeats every other word of the supplier as it is', async () => {
    expect(await shown('out of stock')).toContain('<q>out of stock</q>');
  });
});
