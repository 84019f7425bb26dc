import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../device-storage.ts';
import { newCommandId } from './command-id.ts';
import { pendingCommands } from './pending-command.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

const memory = (): DeviceStorage & { readonly values: Map<string, string> } => {
  const values = new Map<string, string>();
  return {
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value) === values,
    remove: (key) => values.delete(key),
  };
};

const readAmount = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);

describe('the client', () => {
  it('asks nothing of `crypto` that pages have on secure origins alone', async () => {
    const sources = globSync('web/**/*.{ts,tsx}').filter(
      (path) => !/(^|\/)(dist|generated)/.test(path) && !path.endsWith('.spec.ts'),
    );
    const texts = await Promise.all(sources.map(async (path) => [path, await readFile(path, 'utf8')] as const));
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.flatMap(([path, text]) => (/crypto\.randomUUID\(/.test(text) ? [path] : []))).toEqual([]);
  });
});

describe('newCommandId', () => {
  it('is a version 4 UUID in lower case', () => {
    const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(newCommandId(() => new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    for (let i = 0; i < 100; i += 1) expect(newCommandId()).toMatch(uuid4);
  });
});

describe('pendingCommands', () => {
  const command = { commandId: newCommandId(), playerId: 'me', body: 500 };

  it('keeps a command over a reload until it is settled', () => {
    const storage = memory();
    pendingCommands({ storage, key: 'deposit', readBody: readAmount }).begin(command);
    const again = pendingCommands({ storage, key: 'deposit', readBody: readAmount });
    expect(again.load('me')).toEqual(command);
    again.settle(command.commandId);
    expect(again.load('me')).toBeNull();
  });

  it('never hands a command to another account', () => {
    const storage = memory();
    const pending = pendingCommands({ storage, key: 'deposit', readBody: readAmount });
    pending.begin(command);
    expect(pending.load('someone')).toBeNull();
    expect(pending.load('me')).toEqual(command);
  });

  it('leaves a newer command alone when an older one settles late', () => {
    const pending = pendingCommands({ storage: memory(), key: 'deposit', readBody: readAmount });
    pending.begin(command);
    pending.settle(newCommandId());
    expect(pending.load('me')).toEqual(command);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"commandId":"x","playerId":"me","body":1}',
    `{"commandId":"${newCommandId()}","playerId":"me","body":"1"}`,
  ])('reads nothing out of %s', (text) => {
    const storage = memory();
    storage.write('deposit', text);
    expect(pendingCommands({ storage, key: 'deposit', readBody: readAmount }).load('me')).toBeNull();
  });
});

describe('sendUntilAnswered', () => {
  const run = async (answers: readonly (string | { readonly done: number })[]) => {
    const waits: number[] = [];
    let sent = 0;
    const send = async (): Promise<number> => {
      const answer = answers[Math.min(sent, answers.length - 1)];
      sent += 1;
      if (typeof answer === 'object') return answer.done;
      throw new Error(answer);
    };
    const answer = await sendUntilAnswered(send, {
      codeOf: (error) => (error instanceof Error ? error.message : ''),
      wait: async (delay) => {
        waits.push(delay);
      },
    });
    return { answer, waits, sent };
  };

  it('sends once when the answer comes', async () => {
    expect(await run([{ done: 7 }])).toMatchObject({ answer: { kind: 'done', value: 7 }, sent: 1, waits: [] });
  });

  it('sends the same again while the outcome is open', async () => {
    const result = await run(['NETWORK', 'OUTCOME_UNKNOWN', 'BUSY', { done: 7 }]);
    expect(result).toMatchObject({ answer: { kind: 'done', value: 7 }, sent: 4, waits: [1000, 2000, 4000] });
  });

  it('stops at a final no', async () => {
    expect(await run(['TIMEOUT', 'INSUFFICIENT_FUNDS'])).toMatchObject({
      answer: { kind: 'refused', code: 'INSUFFICIENT_FUNDS' },
      sent: 2,
    });
  });

  it('gives up after the last wait and says that the outcome is still open', async () => {
    expect(await run(['NETWORK'])).toMatchObject({ answer: { kind: 'open', code: 'NETWORK' }, sent: 5 });
  });
});
