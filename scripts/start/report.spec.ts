import { expect, it } from 'vitest';
import { terminalReport } from './report.ts';

const screen = (isTTY: boolean) => {
  const written: string[] = [];
  const clock = { ms: 0 };
  const report = terminalReport({ isTTY, write: (text) => written.push(text) }, () => clock.ms);
  return { written, clock, report };
};

it('shows a bar while a step takes long, and one line when it is done', async () => {
  const { written, clock, report } = screen(true);
  await report.step('Read models', async (progress) => {
    progress(10, 100);
    expect(written).toEqual([]);
    clock.ms = 2_000;
    progress(43, 100);
  });
  expect(written).toEqual([expect.stringContaining('43 %  43/100 events'), '\n', '  ✓ Read models (2.0 s)\n']);
});

it('writes plain lines where nobody looks at a terminal', async () => {
  const { written, clock, report } = screen(false);
  await report.step('Read models', async (progress) => {
    for (clock.ms = 1_000; clock.ms <= 12_000; clock.ms += 100) progress(clock.ms, 20_000);
  });
  expect(written).toHaveLength(4);
  expect(written[1]).toMatch(/^30 % {2}6000\/20000 events/);
});
