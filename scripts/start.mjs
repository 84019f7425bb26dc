import { readFileSync } from 'node:fs';

// Plain JavaScript, so that a Node which can't read the site's sources can say so in a line.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);
const [here, needed] = [numbers(process.versions.node), numbers(engines.node)];
const at = here.findIndex((number, place) => number !== needed[place]);

if (at < 0 || here[at] > needed[at]) {
  // The site loads modules that git doesn't hold, and a checkout may have moved on since `npm ci` made them.
  const { makeUntracked } = await import('./make-untracked.ts');
  const problems = await makeUntracked();
  if (problems.length === 0) await import('./start.ts');
  else {
    process.stderr.write(`Glasscase can't start: its texts can't be made\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    `Glasscase can't start: it needs Node ${needed.join('.')} or later, and this is ${here.join('.')}: start it with npm start, which takes the one that npm ci installed\n`,
  );
  process.exitCode = 1;
}
