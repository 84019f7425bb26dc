import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { MAX_LANES_SHOWN } from '../../../../engine/fairness/lane-chain.ts';
import type { BroughtCheck, LaneFault, LanesStep as Lanes } from '../../../../engine/games/explanation/steps.ts';
import { playerNumber } from '../../../../test/cast.ts';
import fairness from '../../../generated/texts/zh-CN/fairness.ts';
import { LocaleProvider } from '../../../i18n/index.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { LanesStep } from './LanesStep.tsx';

const words = fairness.verify.lanes;
const names = { skins: new Map(), cases: new Map(), players: new Map(), faces: new Map() };

const shown = async (lanes: Lanes, game: 'battle' | 'giveaway' = 'battle'): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider>
      <ToastProvider>
        <LanesStep lanes={lanes} game={game} names={names} />
      </ToastProvider>
    </LocaleProvider>,
  );
  return text(prelude);
};

const occupant = { kind: 'player', playerId: playerNumber(1) } as const;
const loose = (place: number | null): BroughtCheck => ({ place, occupant, lane: null });
const laned = (place: number | null, ...faults: readonly LaneFault[]): BroughtCheck => ({
  place,
  occupant,
  lane: {
    ...{ step: 2, link: 'a'.repeat(64), text: 'glasscase/2/link|lane|2|a', computed: 'b'.repeat(64), faults },
    before: { link: 'b'.repeat(64), position: 12 },
    opening: { position: 11, key: 'c'.repeat(64), text: 'glasscase/2/lane|player' },
  },
});
const step = (verdict: Lanes['verdict'], guard: Lanes['guard'], ...brought: readonly BroughtCheck[]): Lanes => ({
  ...{ name: 'lanes', verdict, guard, brought },
});

describe('the step of what was brought into a room', () => {
  it('says of seats on lanes what was checked, and what the log can’t say', async () => {
    const page = await shown(step('match', 'players', laned(1), laned(2)));
    for (const said of [words.title, words.linked, words.text, fairness.verify.lane.whose])
      expect(page).toContain(said);
    expect(page).not.toContain('data-verdict="loose"');
  });

  it.each(['players', 'beacon'] as const)(
    'says of a loose seat that the house could have chosen it: %s',
    async (guard) => {
      const page = await shown(step('loose', guard, laned(1), loose(2)));
      for (const said of [words.looseTitle, words.part, words[guard]({ count: 1 })]) expect(page).toContain(said);
      expect(page).not.toContain(words.linked);
      expect(page).not.toContain(words.title);
    },
  );

  it('says that the beacon decides where a witness had to see the lock, and accuses no seat', async () => {
    const page = await shown(step('match', 'witness', loose(1), loose(2)));
    for (const said of [words.witnessTitle, words.witnessed, words.witness({ count: 2 }), words.partLoose]) {
      expect(page).toContain(said);
    }
    expect(page).not.toContain('data-verdict="loose"');
    expect(page).not.toContain(words.part);
    expect(page).not.toContain(words.linked);
  });

  it.each(['link', 'before', 'signature', 'opening', 'entropy'] as const)('names a fault first: %s', async (fault) => {
    const page = await shown(
      step('mismatch', 'players', ...Array.from({ length: 9 }, (_, n) => loose(n)), laned(9, fault)),
    );
    expect(page).toContain('data-verdict="mismatch"');
    expect(page).toContain(fairness.verify.lane.faults[fault]);
  });

  it('says that a proof shows no more lanes than it does', async () => {
    const many = Array.from({ length: MAX_LANES_SHOWN }, (_, n) => laned(n + 1));
    const most = words.most({ count: String(MAX_LANES_SHOWN) });
    expect(await shown(step('loose', 'players', laned(null), ...many, loose(999)), 'giveaway')).toContain(most);
    expect(await shown(step('loose', 'players', laned(1), loose(2)), 'giveaway')).not.toContain(most);
  });
});
