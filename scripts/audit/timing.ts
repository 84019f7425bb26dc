import { type LockSurvey, lockSurvey, type ReportedLock } from '../../engine/audit/surveys/lock-survey.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { pinnedWitnesses } from './arguments.ts';
import { surveyCommand } from './subcommand.ts';

const unwitnessedLine = ({ position, stream, roundAt }: ReportedLock): string =>
  `    entry ${position}: ${stream}, round due at ${roundAt}: unwitnessed`;

const lines = (found: LockSurvey): readonly string[] => [
  `  witnesses   ${found.witnesses.length === 0 ? 'none' : found.witnesses.join(', ')}${found.witnessesPinned ? ' (pinned)' : ' (named by the site itself)'}, ${found.cosignedCheckpoints} cosigned checkpoints`,
  `  locks       ${found.locks} waited for a beacon: ${found.inTime} seen in time, ${found.late} late, ${found.unwitnessed} unwitnessed, ${found.waiting} wait for their witness; ${found.withoutBeacon} had none`,
  ...found.shownUnwitnessed.map(unwitnessedLine),
];

export const timing = surveyCommand<LockSurvey>({
  name: 'timing',
  usage: `npm run audit -- timing <target> [--witness <key>]…
  Whether every battle and giveaway was locked, sealed and seen by a witness before its beacon round was due. Rooms of rules 3 hold
  what their witness says themselves: the whole audit verifies that.
  --witness may be given several times; without it the witnesses are those that the site names.
  Example: npm run audit -- timing ./copy --witness 'witness.example+…'`,
  options: ['witness'],
  words: [1],
  prepare: async (given) => {
    const witnesses = pinnedWitnesses(given);
    return ({ source, hashing, findings }) =>
      lockSurvey({ source, hashing, verify: verifyEd25519, pinnedWitnesses: witnesses }, findings);
  },
  lines,
  clean: 'no lock that a witness saw was late',
});
