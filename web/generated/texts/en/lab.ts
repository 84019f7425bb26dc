// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/lab.ts';

const texts: Texts = {
  title: "Fraud lab",
  lead: "Below is a copy of a real log, decided step by step by this site’s own rules. Switch a trick on, and it is played on the copy in your browser, signed again, and handed to both checks. Switch it off and it is gone.",
  columns: {
    trick: "Trick",
    ordinary: "An ordinary verifier: one play",
    ours: "Our checks: the whole log",
  },
  recorded: {
    name: "As it was recorded",
    text: (a) => `${a.entries} entries, ${a.draws} draws, every seed revealed`,
  },
  groups: {
    sites: "What other sites were caught doing",
    own: "What was tried on this one",
  },
  passes: "Passes",
  fails: "Fails",
  checking: "Checking…",
  draws: (a) => a.count === 1 ? "The one draw adds up" : `All ${a.count.toLocaleString('en-u-nu-latn')} draws add up`,
  clean: "Rules, seeds and order hold",
  where: (a) => `entry ${a.position}`,
  whole: "the whole log",
  kinds: {
    rules: "rules",
    seeds: "seeds",
    promise: "promise",
    fork: "fork",
    device: "your device",
    other: "audit",
  },
  how: "How we know",
  tricks: {
    payTable: {
      name: "Swap the pay table on the quiet",
      text: "Right ticket, right seed, but a cheaper item is paid out",
      why: "By the published table this ticket is another item",
    },
    clientSeed: {
      name: "Ignore your seed",
      text: "The form takes your seed; the draw never uses it",
      why: "With the randomness you brought, another ticket comes out",
    },
    seedEachBet: {
      name: "A new seed for each bet",
      text: "The seed is made once the bet is in, with a hash to match",
      why: "The log held no commitment to this seed before the bet",
    },
    commitment: {
      name: "Swap the commitment",
      text: "Another seed is revealed, and the hash beside it is swapped too",
      why: "The revealed seed isn’t the one whose hash was in the log",
    },
    otherCode: {
      name: "A verifier that runs the house’s code",
      text: "The game draws twice and keeps the worse, and so does the verifier you are given",
      why: "By the published recipe, the seed doesn’t draw this ticket",
    },
    skippedRound: {
      name: "Skip a round",
      text: "One round is never written down; the rest keep their numbers",
      why: "A round is missing from the count",
    },
    republish: {
      name: "New table before a jackpot",
      text: "The house sees a jackpot coming and publishes a new table first",
      why: "A new table takes 60 seconds’ notice; the player was shown the old one",
    },
    terms: {
      name: "New terms inside the grace",
      text: "A lower upgrade return is announced properly, and applied at once",
      why: "The new terms weren’t in force yet",
    },
    rotateOnEntropy: {
      name: "Rotate on seeing your randomness",
      text: "The house rotates first, with a user seed that it tried out",
      why: "The log has a rotation that this device never asked for",
    },
    seatOrder: {
      name: "Pick the order of seats",
      text: "Every order of joining is tried until a friend of the house wins",
      why: "The lock sorts by name, whoever came first",
    },
    lateLock: {
      name: "Look, then lock",
      text: "The last seat is locked once the random beacon is out",
      why: "The round named in the lock was already public",
    },
    withheldBeacon: {
      name: "Hold the beacon back",
      text: "The beacon is out, the result doesn’t suit, the room waits forever",
      why: "Anybody could have delivered it; the room should have gone on long ago",
    },
    droppedWin: {
      name: "Take a told win back",
      text: "You are told you won; the play is deleted before it is sealed",
      why: "The house signed that this entry stays, and another stands there",
    },
    restoredFolder: {
      name: "Restore yesterday’s data",
      text: "A revealed seed lives again, and a friend bets on the known answers",
      why: "The log is shorter than the checkpoint a browser kept",
    },
    twoHistories: {
      name: "Two logs",
      text: "You are shown one, everybody else another",
      why: "It doesn’t continue the checkpoint a browser kept",
    },
  },
  changes: {
    title: "What was changed",
    changed: (a) => `Entry ${a.position}: changed`,
    added: (a) => `Entry ${a.position}: put in`,
    removed: (a) => `Entry ${a.position}: taken out`,
    more: (a) => `${a.count === 1 ? "One more entry was changed" : `${a.count.toLocaleString('en-u-nu-latn')} more entries were changed`} so that it all adds up`,
    note: "Tree, checkpoint and signature were made again from the result, so all of them are valid.",
  },
  audit: {
    title: "How we know",
    ok: "ok",
    findings: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} finding` : `${a.count.toLocaleString('en-u-nu-latn')} findings`,
  },
  device: {
    checkpoint: "Your browser keeps the last checkpoint it was shown, and this log doesn’t continue it.",
    rotation: (a) => `Your device remembers the rotations it asked for. Entry ${a.position} isn’t one of them.`,
  },
  save: "Download this forged log",
  saveNote: "Check it yourself. The command will also point out that the beacon here is the lab’s own and not the recognised chain.",
  allOff: "Switch all off",
  limits: "What an audit can’t see is said in",
  limitsLink: "fairness, explained",
  back: "Public proof",
  failed: "This couldn’t be computed here. Reload the page to try again.",
  said: (a) => `${a.trick}: an ordinary verifier passes it, our checks don’t (${a.kind}).`,
  saveCommand: "Audit command",
};

export default texts;
