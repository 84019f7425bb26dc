import { expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { readOperatorLine } from '../../../scripts/operator/requests.ts';
import { answerCommand, blockCommand, holdCommand, limitCommand, showCommand } from './terminal-commands.ts';

const player = 'AbCdEfGhIjKlMnOpQrStUv';
const ticket = '0b9f6a52-5d0e-4b37-9a3c-0d7a3c1f2e4b';
const read = (text: string) => {
  const words = text.match(/'[^']*'|\S+/g) ?? [];
  return readOperatorLine(
    words.slice(4).map((word) => word.replaceAll("'", '')),
    Date.UTC(2026, 10, 20),
  );
};

it.each([
  [showCommand(ticket), 'show-ticket'],
  [answerCommand(ticket, 'On its way'), 'answer-ticket'],
  [limitCommand(player, 'asked for it').replace('AMOUNT', '500'), 'limit-player'],
  [holdCommand(player, 'stolen phone'), 'restrict-player'],
  [blockCommand(player, 'fraud'), 'restrict-player'],
])('the terminal understands "%s"', async (text, request) => {
  expect(await read(text)).toMatchObject({ request: { request } });
});

it('a limit without an amount is refused, so that no player gets one by a paste', async () => {
  await expect(read(limitCommand(player, 'asked for it'))).rejects.toThrow(UsageError);
});
