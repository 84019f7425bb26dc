import { z } from 'zod';
import { canonicalForm } from '../kernel/canonical-form.ts';
import { idPatterns } from '../kernel/ids.ts';
import { integersBetween } from '../kernel/integer-form.ts';
import { FORMAT } from './entry-format.ts';
import { INSTANT_FORM } from './instant-text.ts';

/** Streams as they are named; stranger names are for the long way. */
const STREAM_FORM = idPatterns.stream.slice(1).replace('.+$', '[A-Za-z0-9_-]{1,64}').replace('(', '(?:');
const VERSION_FORM = integersBetween(1, Number.MAX_SAFE_INTEGER);

/**
 * The form of the text of entries whose event has that schema, by `canonicalForm`. Every text that matches is an entry of
 * this kind, and a few stranger entries don't match. Null for a schema that `canonicalForm` gives no form.
 */
export const entryForm = (schema: z.ZodType): RegExp | null => {
  if (!(schema instanceof z.ZodObject)) return null;
  const { type, schemaVersion, data } = schema.shape;
  const parts = [type, schemaVersion, data].map(canonicalForm);
  if (parts.includes(null)) return null;
  const [typeForm, schemaVersionForm, dataForm] = parts;
  return new RegExp(
    `^\\{"at":"${INSTANT_FORM}","data":${dataForm},"schemaVersion":${schemaVersionForm},"stream":"${STREAM_FORM}","type":${typeForm},"v":${FORMAT},"version":${VERSION_FORM}\\}$`,
  );
};
