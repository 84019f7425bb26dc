/** For a command that the rules of acts leave to two people. `details` are those of `ACT_NEEDED`. */
export const toPropose = (details: Readonly<Record<string, unknown>>): string => {
  const { kind } = details;
  const line = kind === 'AdjustBalance' ? 'propose correction' : 'propose act';
  return `Refused: the rules of acts ask two people for ${kind}. Propose it: operator ${line} …; another operator approves it.`;
};
