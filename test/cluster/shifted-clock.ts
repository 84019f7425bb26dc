import { readFileSync } from 'node:fs';

/**
 * Loaded before a program by `node --import`: its wall clock is off by as many milliseconds as the file at `CLOCK_SHIFT_FILE`
 * says, looked up all the time, so that it can jump. Monotonic clocks and timers are left alone.
 */
const LOOKS_EVERY_MS = 50;

const file = process.env.CLOCK_SHIFT_FILE;
let shift = 0;

const look = (): void => {
  if (file === undefined) return;
  try {
    const text = readFileSync(file, 'utf8');
    // The file is empty while it is being rewritten: the clock must not be right for that moment.
    if (text !== '') shift = Number(text);
  } catch {
    shift = 0;
  }
};
look();
setInterval(look, LOOKS_EVERY_MS).unref();

const truth = Date.now.bind(Date);
Date.now = () => truth() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget),
});
