import { drawUpgrade, type UpgradeTable, upgradeTableHash, upgradeTickets } from '../engine/fairness/upgrade-draw.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { DEFAULT_TERMS } from '../engine/terms/sections.ts';
import { number } from './vectors/numbers.ts';
import { roundNumber, targetNumber, writePlays } from './vectors/target-plays.ts';

/** `node tools/generate-upgrade-vectors.ts` writes test/vectors/upgrade-draws.json: whole upgrades. */
const upgradeNumber = (n: number) => {
  const name = `upgrade ${n}`;
  const target = targetNumber(name, Math.floor(n / 2));
  // Between 2 % and 86 % of the target: chances from 1.84 % to 79.1 %.
  const stake = (BigInt(target.value) * BigInt(2 + number(`stake ${name}`, 85))) / 100n;
  const table: UpgradeTable = {
    game: 'upgrade',
    version: 1,
    tickets: 10_000_000,
    stake: stake.toString(),
    target,
    side: n % 2 === 0 ? 'under' : 'over',
    win: upgradeTickets(stake, BigInt(target.value), DEFAULT_TERMS.upgrade),
  };
  const tableHash = upgradeTableHash(nodeHashing, table);
  const { play, secrets, draw } = roundNumber(name);
  const { ticket, won, float } = drawUpgrade(table, tableHash, play, draw);
  return { ...secrets, ...play, table, tableHash, ticket, won, float };
};

await writePlays('upgrade', 'upgrades', upgradeNumber);
