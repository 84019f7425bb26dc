import type { PartTexts } from '../generated/texts/contract/index.ts';
import { withDeadline } from '../loading/chunk-deadline.ts';
import type { LanguageTexts, Messages, Part } from './language-texts.ts';

/** The texts of one language, as far as they are loaded. */
export interface Texts {
  /**
   * One object for good, so that a part that arrives redraws nothing. A read of a part that isn't there asks for it: a
   * component that draws too early waits at the next `Suspense`.
   */
  readonly messages: Messages;
  /** Every part there is. */
  readonly parts: readonly Part[];
  /** Those that were asked for. */
  readonly asked: () => readonly Part[];
  /** Fetches parts that aren't there; the same promise for the same list. Rejects when one couldn't be loaded. */
  readonly load: (parts: readonly Part[]) => Promise<unknown>;
  /** Has the browser fetch their modules, and keeps nothing: after a failure, a part loads as if for the first time. */
  readonly prefetch: (parts: readonly Part[]) => void;
}

export const createTexts = ({ start, parts }: LanguageTexts): Texts => {
  const loaded: Partial<{ -readonly [Name in Part]: PartTexts[Name] }> = {};
  const loading = new Map<Part, Promise<unknown>>();
  const lists = new WeakMap<readonly Part[], Promise<unknown>>();

  const fetchPart = async <Name extends Part>(name: Name): Promise<void> => {
    loaded[name] = (await withDeadline(parts[name]())).default;
  };

  const loadPart = (name: Part): Promise<unknown> => {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const started = fetchPart(name);
    loading.set(name, started);
    return started;
  };

  const read = (name: Part): unknown => {
    const texts = loaded[name];
    if (texts === undefined) throw loadPart(name);
    return texts;
  };

  const names = Object.keys(parts).filter((name): name is Part => name in parts);
  const messages = { ...start };
  for (const name of names) Object.defineProperty(messages, name, { get: () => read(name) });
  const isWhole = (texts: LanguageTexts['start']): texts is Messages => names.every((name) => name in texts);
  if (!isWhole(messages)) throw new TypeError('a part of the texts has no place');

  return {
    messages,
    parts: names,
    asked: () => [...loading.keys()],
    prefetch: (list) => {
      for (const name of list) if (!loading.has(name)) parts[name]().catch(() => undefined);
    },
    load: (list) => {
      const known = lists.get(list);
      if (known !== undefined) return known;
      const started = Promise.all(list.map(loadPart));
      lists.set(list, started);
      return started;
    },
  };
};
