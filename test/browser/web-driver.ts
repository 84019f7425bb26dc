import { z } from 'zod';
import type { Driver } from './driver.ts';

/** The name under which elements are handed over: https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Backspace, more often than a field of a journey has characters: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const EMPTIED = '\uE003'.repeat(20);
const succeeded = z.object({ value: z.unknown() });
const failed = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const opened = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const text = z.string().nullable();
const element = z.object({ [ELEMENT]: z.string() });

/** One of https://www.w3.org/TR/webdriver2/#endpoints. @throws Error with what the driver says */
const command = async (url: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  if (response.ok) return succeeded.parse(answer).value;
  const { error, message } = failed.parse(answer).value;
  throw new Error(`${error}: ${message}`);
};

/** A browser behind a server of WebDriver, without what it says of troubles: that is in no standard. */
export const openSession = async (at: string, capabilities: object): Promise<Omit<Driver, 'troubles'>> => {
  const asked = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId, capabilities: has } = opened.parse(await command(`${at}/session`, 'POST', asked));
  const session = `${at}/session/${sessionId}`;
  await command(`${session}/window/rect`, 'POST', { width: 1280, height: 1000 });
  const run = (look: (...given: string[]) => unknown, args: readonly string[]): Promise<unknown> =>
    command(`${session}/execute/sync`, 'POST', { script: `return (${look})(...arguments)`, args });
  const pick = async (find: (...given: string[]) => unknown, given: readonly string[]): Promise<string> =>
    `${session}/element/${element.parse(await run(find, given))[ELEMENT]}`;
  return {
    version: has.browserVersion,
    goto: async (url) => {
      await command(`${session}/url`, 'POST', { url });
    },
    read: async (look, ...given) => text.parse(await run(look, given)),
    press: async (find, ...given) => {
      await command(`${await pick(find, given)}/click`, 'POST', {});
    },
    type: async (typed, find, ...given) => {
      await command(`${await pick(find, given)}/value`, 'POST', { text: `${EMPTIED}${typed}` });
    },
    close: async () => {
      await command(session, 'DELETE');
    },
  };
};
