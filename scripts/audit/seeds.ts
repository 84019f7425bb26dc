import type { ReusedEntropy } from '../../engine/audit/surveys/entropy-watch.ts';
import { type SeedSurvey, seedSurvey } from '../../engine/audit/surveys/seed-survey.ts';
import { surveyCommand } from './subcommand.ts';

const reusedLine = ({ position, first, entropy, samePlayer, sameUserSeed }: ReusedEntropy): string => {
  const who = samePlayer ? 'by the same player' : 'by another player';
  return `    entry ${position} brings ${entropy} again, ${who}${sameUserSeed ? ' with the same user seed' : ''}: entry ${first}`;
};

const lines = ({ pairs, roomsWaiting, entropy }: SeedSurvey): readonly string[] => {
  const { byOnePlayer, acrossPlayers, withUserSeed } = entropy.reused;
  return [
    `  pairs       ${pairs.revealed} of ${pairs.committed} committed seeds revealed`,
    `  in use      ${pairs.inUse} pairs, the oldest for ${pairs.oldestDays} of 30 days, the longest with ${pairs.mostRounds} of 10000 rounds`,
    `  rooms       ${roomsWaiting} battles and giveaways aren't over`,
    `  entropy     ${entropy.commands} commands brought some, ${entropy.none} none; again by one player ${byOnePlayer}, across players ${acrossPlayers}, with the same user seed ${withUserSeed}`,
    ...entropy.shown.map(reusedLine),
  ];
};

export const seeds = surveyCommand<SeedSurvey>({
  name: 'seeds',
  usage: `npm run audit -- seeds <target>
  Reveals that are overdue or false, server seeds used twice, rooms that stand still; entropy that players used twice
  is told, and fails nothing: it is theirs to choose.
  Example: npm run audit -- seeds ./copy.tar.gz`,
  words: [1],
  prepare:
    async () =>
    ({ hashing, findings }) =>
      seedSurvey(hashing, findings),
  lines,
  clean: 'every seed was committed once, and none is kept back',
});
