interface Command {
  readonly line: string;
  readonly spelled: Readonly<Record<string, 'enum' | 'money'>>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  actRules: { line: 'proposals rules', spelled: {  } },
  acts: { line: 'acts [--kind <kind>] [--first <n>] [--after <cursor>]', spelled: { kind: 'enum' } },
  journal: { line: 'journal [--first <n>] [--after <cursor>]', spelled: {  } },
  me: { line: 'me', spelled: {  } },
  now: { line: 'now', spelled: {  } },
  operators: { line: 'operators list', spelled: {  } },
  orders: { line: 'orders [--state <state>] [--problem <problem>] [--player <id>] [--provider <name>] [--id <text>] [--first <n>] [--after <cursor>]', spelled: { problem: 'enum', state: 'enum' } },
  player: { line: 'players show <id>', spelled: {  } },
  players: { line: 'players find <text>', spelled: {  } },
  proposal: { line: 'proposals show <id>', spelled: {  } },
  proposals: { line: 'proposals list [--state <state>] [--first <n>] [--after <cursor>]', spelled: { state: 'enum' } },
  report: { line: 'report [--from <day>] [--to <day>]', spelled: {  } },
  retrievals: { line: 'retrievals [--state <state>] [--player <id>] [--older-than-hours <n>] [--first <n>] [--after <cursor>]', spelled: { state: 'enum' } },
  returns: { line: 'returns', spelled: {  } },
  tickets: { line: 'tickets [--state <state>] [--first <count>] [--after <next>]', spelled: { state: 'enum' } },
  approveAct: { line: 'proposals approve <id>', spelled: {  } },
  breakGlass: { line: 'proposals breakglass <id> --reason <reason>', spelled: {  } },
  endOperator: { line: 'operators end <id> --reason <reason>', spelled: {  } },
  endOperatorSessions: { line: 'operators signout <id>', spelled: {  } },
  inviteOperator: { line: 'operators invite <name> --roles <roles> --reason <reason>', spelled: { roles: 'enum' } },
  proposeAct: { line: 'propose act <effect> --reason <reason> [--ticket <ticket>]', spelled: {  } },
  proposeCorrection: { line: 'propose correction <player> <direction> <amount> <balance> --why <why> --reason <reason> [--ticket <ticket>]', spelled: { amount: 'money', balance: 'enum', direction: 'enum', why: 'enum' } },
  proposeReversal: { line: 'propose refund <order> <amount> --kind <kind> --reason <reason> [--ticket <ticket>]', spelled: { amount: 'money', kind: 'enum' } },
  refuseAct: { line: 'proposals refuse <id> --reason <reason>', spelled: {  } },
  revealIdentity: { line: 'reveal <player> <field> --reason <reason>', spelled: { field: 'enum' } },
  reviewAct: { line: 'proposals review <id> --note <note>', spelled: {  } },
  setOperatorRoles: { line: 'operators roles <id> --roles <roles> --reason <reason>', spelled: { roles: 'enum' } },
  withdrawAct: { line: 'proposals withdraw <id> --reason <reason>', spelled: {  } },
};
