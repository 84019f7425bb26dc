import { z } from 'zod';

/** The entry of a variable in `docs/configuration.md`, besides its name. */
interface Explanation {
  readonly fallback: string | null;
  readonly secret: boolean;
  readonly meaning: string;
}

export const explanations = z.registry<Explanation>();

const explained = <Schema extends z.ZodType>(schema: Schema, explanation: Explanation): Schema => {
  explanations.add(schema, explanation);
  return schema;
};

/** A variable with a default, which is given as it would stand in the environment. */
export const preset = <Schema extends z.ZodType<unknown, string>>(schema: Schema, fallback: string, meaning: string) =>
  explained(
    z.preprocess((given) => given ?? fallback, schema),
    { fallback, meaning, secret: false },
  );

/** A variable that may be absent. All of these carry credentials, so none is ever repeated. */
export const optional = <Schema extends z.ZodType<unknown, string>>(schema: Schema, meaning: string) =>
  explained(schema.optional(), { fallback: null, meaning, secret: true });
