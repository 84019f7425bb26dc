import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { glasscaseEvent } from '../../engine/events.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { simulate } from '../../tools/simulate/simulate.ts';
import { embeddedTemplate } from '../harness/databases.ts';
import { attack, type Score } from './standing-attacker.ts';

const MINUTES = 10 * 60_000;
const PLAYERS = 60;
const LANGUAGES = ['en', 'zh-CN', 'zh-TW'] as const;

/** The bounds that the privacy page promises, in whole percent; in that order: payer, inviter, amount. */
const PROMISED = /\*\*(\d+) %\*\*/g;
const promisedIn = (language: string): readonly number[] => {
  const page = new URL(`../../gateway/site/documents/content/privacy/01-privacy/${language}.md`, import.meta.url);
  return [...readFileSync(page, 'utf8').matchAll(PROMISED)].map(([, percent]) => Number(percent));
};
const [payer = 0, inviter = 0, amount = 0] = promisedIn('en');

const boundOf = (name: string): number => {
  if (name.startsWith('the payer')) return payer;
  return name.startsWith('the amount') ? amount : inviter;
};

const percent = ({ guesses, right }: Score): number => (guesses === 0 ? 0 : (100 * right) / guesses);

const ofCommand = (recorded: RecordedEvent, { at, event }: RecordedEvent): RecordedEvent => ({
  ...recorded,
  at,
  event: glasscaseEvent.parse({ ...recorded.event, data: { ...recorded.event.data, commandId: event.data.commandId } }),
});
/** As the log was before the daily run: each rebate beside its payment, of the same command. */
const withRebatesBeside = (log: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const rebates = new Map(
    log.flatMap((recorded) =>
      recorded.event.type === 'RebateEarned' ? [[recorded.event.data.depositId, recorded] as const] : [],
    ),
  );
  return log.flatMap((recorded) => {
    if (recorded.event.type === 'RebateEarned') return [];
    const rebate = recorded.event.type === 'PaymentSettled' ? rebates.get(recorded.event.data.depositId) : undefined;
    return rebate === undefined ? [recorded] : [recorded, ofCommand(rebate, recorded)];
  });
};

const SHAPE = 'that a payer was invited, by what stands beside';

describe('whoever watches the public log and all public figures', () => {
  let log: readonly RecordedEvent[] = [];
  let scores: ReadonlyMap<string, Score> = new Map();

  beforeAll(async () => {
    await simulate({
      ...{ seed: 'a standing attacker', players: PLAYERS, commands: 6_000, plant: null },
      database: { template: await embeddedTemplate() },
      examine: (whole) => {
        log = [...whole];
      },
    });
    scores = attack(log);
    const lines = [...scores].map(([name, { guesses, right }]) => `  ${name}: ${right} of ${guesses}\n`);
    process.stdout.write(`guesses that were right\n${lines.join('')}`);
  }, MINUTES);

  it('has enough to guess at', () => {
    for (const [name, { guesses }] of scores) if (name !== SHAPE) expect(guesses, name).toBeGreaterThan(5);
  });

  it('finds payers, inviters and amounts no more often than the privacy page says', () => {
    for (const [name, found] of scores) expect(percent(found), name).toBeLessThanOrEqual(boundOf(name));
  });

  it('would have found who was invited while rebates stood beside payments', () => {
    const before = attack(withRebatesBeside(log)).get(SHAPE);
    expect(before?.guesses).toBeGreaterThan(5);
    // A payment that pays what its payer owes has the same shape, and is guessed wrongly.
    expect(before?.right).toBeGreaterThan(((before?.guesses ?? 0) * 3) / 4);
  });
});

describe('the privacy page', () => {
  it.each(LANGUAGES)('promises the same in %s', (language) => {
    expect(promisedIn(language)).toEqual([payer, inviter, amount]);
    expect(promisedIn(language)).toHaveLength(3);
  });
});
