import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Balance, SentOutcomeQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { formatMoney, type Messages, useLocale, useMessages } from '../../i18n/index.ts';
import { forgetSent, type SentCommand as Sent } from '../../platform/commands/sent-command.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { errorText } from '../../platform/error-text.ts';
import { Stack } from '../../ui/Box.tsx';
import { BalanceAmount } from '../records/BalanceAmount.tsx';
import { Rounds } from './Rounds.tsx';
import { sentOutcome } from './sent-outcome.ts';

const SENT_OUTCOME = graphql(`
  query SentOutcome {
    commandOutcome @args {
      state code coin points locked gained given
      rounds { id skin value }
      order { id amount state }
    }
    me { id ...SessionPlayer }
  }
`);

/** How often the page asks about a command to which the site has no answer. */
const ASK_AGAIN_MS = 3_000;

type Outcome = SentOutcomeQuery['commandOutcome'];

/** The changes by the command: the order that it opened, balances, items, and its rounds. */
const Changes = ({ outcome }: { readonly outcome: Outcome }) => {
  const { sent } = useMessages();
  const { locale } = useLocale();
  const { coin, points, locked, gained, given, rounds, order } = outcome;
  const amounts: readonly (readonly [Balance, number])[] = [
    ['COIN', coin],
    ['POINTS', points],
    ['LOCKED', locked],
  ];
  const moved = amounts.filter(([, amount]) => amount !== 0);
  const isUnchanged = moved.length === 0 && gained === 0 && given === 0 && order === null;
  return (
    <Stack gap={8} align="center">
      {order !== null && <p>{sent.order[order.state]({ amount: formatMoney(order.amount, locale) })}</p>}
      {moved.map(([balance, amount]) => (
        <BalanceAmount key={balance} balance={balance} value={amount} signed />
      ))}
      {given > 0 && <p>{sent.given({ count: given })}</p>}
      {gained > 0 && <p>{sent.gained({ count: gained })}</p>}
      {rounds.length > 0 && <Rounds rounds={rounds} />}
      {isUnchanged && <p>{sent.unchanged}</p>}
    </Stack>
  );
};

const isNamed = (names: Messages['sent']['commands'], command: string): command is keyof Messages['sent']['commands'] =>
  Object.hasOwn(names, command);

/** The outcome of the last sent command. The page asks for it by id, never sends the command again, tells it once. */
export const SentCommand = ({ sent: { commandId, command, refusal } }: { readonly sent: Sent }) => {
  const messages = useMessages();
  const { sent } = messages;
  const [isKnown, setKnown] = useState(false);
  const { data, error } = useQuery(SENT_OUTCOME, {
    variables: { commandId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
    pollInterval: isKnown ? 0 : ASK_AGAIN_MS,
  });
  const outcome = sentOutcome(data?.commandOutcome, error !== undefined, refusal);
  const told = outcome.kind === 'done' || outcome.kind === 'refused';
  useEffect(() => {
    if (!told) return;
    setKnown(true);
    forgetSent(deviceStorage, commandId);
  }, [told, commandId]);
  const what = isNamed(sent.commands, command) ? sent.commands[command] : command;
  switch (outcome.kind) {
    case 'asking':
      return <p>{sent.asking({ what })}</p>;
    case 'unknown':
      return <p>{sent.unknown({ what })}</p>;
    case 'refused':
      return (
        <Stack gap={8} align="center">
          <p>{sent.refused({ what })}</p>
          <p>{errorText(messages, outcome.code)}</p>
        </Stack>
      );
    case 'done':
      return (
        <Stack gap={8} align="center">
          <p>{sent.done({ what })}</p>
          {data && <Changes outcome={data.commandOutcome} />}
        </Stack>
      );
  }
};
