import { expect, it } from 'vitest';
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
  [showCommand(ticket), 'ticket'],
  [answerCommand(ticket, 'On its way'), 'answerTicket'],
  [limitCommand(player, 'asked for it').replace('AMOUNT', '500'), 'limitPlayer'],
  [holdCommand(player, 'stolen phone'), 'holdPlayer'],
  [blockCommand(player, 'fraud'), 'blockPlayer'],
])('the terminal understands "%s"', async (text, operation) => {
  expect(await read(text)).toMatchObject({ request: { operation } });
});
