import type { z } from 'zod';
import type { Readable, StoredEvent } from '../facts/event-reader.ts';
import { type EntryOf, entryReader } from './entry.ts';
import { entryForm } from './entry-form.ts';
import { createInstantReader } from './instant-text.ts';

const TYPE = '"type":"';

/** An entry as the parser gives it once its text is known to have the form of one. */
type Parsed = Pick<EntryOf<unknown>, 'stream' | 'version'> & StoredEvent & { readonly at: string };

/** The form of whole entries whose event is of one version of its type. */
interface EntryForm<Event> {
  readonly text: RegExp;
  /** Takes an event of an earlier version to the current one; null for events of the current one. */
  readonly upcast: ((event: StoredEvent) => Event) | null;
}

/** The forms of entries by the type of their event, those of the current version first. */
export const entryForms = <Event>(
  definitions: readonly Readable<Event>[],
): ReadonlyMap<string, readonly EntryForm<Event>[]> => {
  const formsOf = (schema: z.ZodType, upcast: EntryForm<Event>['upcast']): readonly EntryForm<Event>[] => {
    const text = entryForm(schema);
    return text === null ? [] : [{ text, upcast }];
  };
  return new Map(
    definitions.map(({ type, schema, past }) => [
      type,
      [...formsOf(schema, null), ...past.toReversed().flatMap((one) => formsOf(one.schema, one.upcast))],
    ]),
  );
};

/** In an entry the type is the last text of this look; whether it is one, its form will tell. */
const typeIn = (text: string): string => {
  const start = text.lastIndexOf(TYPE) + TYPE.length;
  return text.slice(start, text.indexOf('"', start));
};

/**
 * A decoder for many entries, several times faster than an `entryReader`, with exactly the same results and errors. One
 * regular expression for each version of each type of event, made from its schema, decides whether a text is canonical
 * and allowed by the schema, and `JSON.parse` does the rest. Where no expression matches, the `entryReader` decides: it
 * stays the definition.
 */
export const createEntryDecoder = <Event>(
  definitions: readonly Readable<Event>[],
): ((text: string) => EntryOf<Event>) => {
  const readEntry = entryReader(definitions);
  const readInstant = createInstantReader();
  const forms = entryForms(definitions);
  return (text) => {
    const form = forms.get(typeIn(text))?.find((one) => one.text.test(text));
    if (form === undefined) return readEntry(text);
    const { stream, version, at: time, type, schemaVersion, data } = JSON.parse(text) as Parsed;
    const at = readInstant(time);
    if (at === null) return readEntry(text);
    const stored = { type, schemaVersion, data };
    return { stream, version, at, event: form.upcast === null ? (stored as Event) : form.upcast(stored) };
  };
};
