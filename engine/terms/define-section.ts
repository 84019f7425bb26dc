import { z } from 'zod';

/** Whether values keep each rule, by its name. An operator who publishes values that break a rule learns its name. */
type Rules<Values> = Readonly<Record<string, (values: Values) => boolean>>;

/** One section of the terms of play: the schema of its values with their units, and the rules for these values. */
export type SectionDefinition<Schema extends z.ZodType> = Schema & {
  /** The values that a fresh site publishes. */
  readonly defaults: z.infer<Schema>;
  /** Whether something is drawn under it: it is announced 60 s ahead then, and honoured for 60 s beyond. */
  readonly drawn: boolean;
  /** The first rule of the section that the values break; `SHAPE` where they aren't values of it; null where they keep all. */
  readonly brokenBy: (values: unknown) => string | null;
};

/** `rules`: the hard bounds of the format, and the rules by which no game pays more than it takes. */
export const defineSection = <Schema extends z.ZodType>({
  schema,
  defaults,
  drawn,
  rules,
}: Pick<SectionDefinition<NoInfer<Schema>>, 'defaults' | 'drawn'> & {
  readonly schema: Schema;
  readonly rules: Rules<z.infer<Schema>>;
}): SectionDefinition<Schema> => {
  const brokenBy = (values: unknown): string | null => {
    const parsed = z.safeParse(schema, values);
    if (!parsed.success) return 'SHAPE';
    return Object.entries(rules).find(([, holds]) => !holds(parsed.data))?.[0] ?? null;
  };
  return Object.assign(schema.clone(), { defaults, drawn, brokenBy });
};
