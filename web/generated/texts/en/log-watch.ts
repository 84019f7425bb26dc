// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/log-watch.ts';

const texts: Texts = {
  title: "This site’s log contradicts itself",
  reasons: {
    fork: "It no longer continues what this device was shown before. Someone may have been shown another log than you.",
    shorter: "It is shorter than what this device was shown before. Entries have disappeared, or the site was set back.",
    key: "It is signed by a key that the one this device knows never named. It may be another log under the same name.",
  },
  advice: "Save both signed checkpoints and give them to anyone who audits this site: together they prove it. Until it is explained, better not play.",
  save: "Save the evidence",
  log: "Look at the log",
  forget: "Forget and go on",
  region: "Warning about the log",
  loss: {
    title: "This site lost part of its log, and says so",
    told: (a) => `${a.lost === 1 ? `${a.lost.toLocaleString('en-u-nu-latn')} entry is` : `${a.lost.toLocaleString('en-u-nu-latn')} entries are`} gone for good. The log goes on under a new name with what was kept. The operator’s reason: “${a.reason}”`,
    advice: "Save the three signed notes. If something you did is missing, the promise that this device kept shows that it was taken: the operator owes you an answer. All old seeds were revealed before anyone could play again.",
  },
};

export default texts;
