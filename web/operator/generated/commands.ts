interface Command {
  readonly line: string;
  readonly spelled: Readonly<Record<string, 'enum' | 'money'>>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  acts: { line: 'acts [--kind <kind>] [--first <n>] [--after <cursor>]', spelled: { kind: 'enum' } },
  now: { line: 'now', spelled: {  } },
  orders: { line: 'orders [--state <state>] [--problem <problem>] [--player <id>] [--provider <name>] [--id <text>] [--first <n>] [--after <cursor>]', spelled: { problem: 'enum', state: 'enum' } },
  player: { line: 'players show <id>', spelled: {  } },
  players: { line: 'players find <text>', spelled: {  } },
  report: { line: 'report [--from <day>] [--to <day>]', spelled: {  } },
  retrievals: { line: 'retrievals [--state <state>] [--player <id>] [--older-than-hours <n>] [--first <n>] [--after <cursor>]', spelled: { state: 'enum' } },
  returns: { line: 'returns', spelled: {  } },
  tickets: { line: 'tickets [--state <state>] [--first <count>] [--after <next>]', spelled: { state: 'enum' } },
};
