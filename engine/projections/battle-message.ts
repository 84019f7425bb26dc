/** Says that a battle changed. The state itself is read from the table: a message may come late, twice or never. */
export interface BattleWakeUp {
  readonly battleId: string;
  readonly version: number;
}

export const encodeBattleWakeUp = ({ battleId, version }: BattleWakeUp): Uint8Array =>
  new TextEncoder().encode(`${battleId} ${version}`);

const pattern = /^([A-Za-z0-9_-]{22}) ([1-9][0-9]{0,8})$/;

/** Null for any other message: the bus may be shared. */
export const decodeBattleWakeUp = (message: Uint8Array): BattleWakeUp | null => {
  if (message.length > 40) return null;
  const [, battleId, version] = pattern.exec(new TextDecoder().decode(message)) ?? [];
  return battleId === undefined ? null : { battleId, version: Number(version) };
};
