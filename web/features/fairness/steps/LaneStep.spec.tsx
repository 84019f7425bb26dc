import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { LaneStep as Lane, LaneCheck, LaneFault } from '../../../../engine/games/explanation/steps.ts';
import fairness from '../../../generated/texts/zh-CN/fairness.ts';
import { LocaleProvider } from '../../../i18n/index.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { LaneStep } from './LaneStep.tsx';

const words = fairness.verify.lane;

const shown = async (step: Lane): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider>
      <ToastProvider>
        <LaneStep step={step} />
      </ToastProvider>
    </LocaleProvider>,
  );
  return text(prelude);
};

const laned = (...faults: readonly LaneFault[]): Lane => {
  const lane: LaneCheck = {
    ...{ step: 2, link: 'a'.repeat(64), text: 'glasscase/2/link|lane|2|a', computed: 'b'.repeat(64), faults },
    before: { link: 'b'.repeat(64), position: 12 },
    opening: { position: 11, key: 'c'.repeat(64), text: 'glasscase/2/lane|player' },
  };
  return { name: 'lane', verdict: faults.length === 0 ? 'match' : 'mismatch', lane };
};

describe('the step of the player’s part', () => {
  it('says of a lane what was checked, and what the log can’t say', async () => {
    const page = await shown(laned());
    expect(page).toContain('data-verdict="match"');
    for (const said of [words.title, words.linked, words.whose]) expect(page).toContain(said);
    expect(page).not.toContain('data-verdict="loose"');
  });

  it.each(['link', 'before', 'signature', 'opening'] as const)('names a fault: %s', async (fault) => {
    const page = await shown(laned(fault));
    expect(page).toContain('data-verdict="mismatch"');
    expect(page).toContain(words.faults[fault]);
    expect(page).not.toContain(words.linked);
  });

  it('says of a loose play that the house could have chosen it, and never that it matches', async () => {
    const page = await shown({ name: 'lane', verdict: 'loose', lane: null });
    expect(page).toContain('data-verdict="loose"');
    for (const said of [words.looseTitle, words.looseText, words.loose]) expect(page).toContain(said);
    expect(page).not.toContain(fairness.verify.same);
    expect(page).not.toContain(words.title);
  });
});
