import { z } from 'zod';

/** Whether the values keep a rule. Its name is told to whoever publishes values that break it. */
type Rules<Values> = Readonly<Record<string, (values: Values) => boolean>>;

/** One section of the terms of play. */
export interface SectionDefinition<Schema extends z.ZodType> {
  /** What it says, in which units. */
  readonly schema: Schema;
  /** What a fresh site publishes. */
  readonly defaults: z.infer<Schema>;
  /** Whether something is drawn under it: it is announced 60 s ahead then, and honoured for 60 s beyond. */
  readonly drawn: boolean;
  /** The first rule of the section that the values break; `SHAPE` where they aren't values of it; null where they keep all. */
  readonly brokenBy: (values: unknown) => string | null;
}

/** `rules`: the hard bounds of the format, and what makes sure that no game pays more than it takes. */
export const defineSection = <Schema extends z.ZodType>({
  schema,
  rules,
  ...rest
}: Pick<SectionDefinition<NoInfer<Schema>>, 'defaults' | 'drawn'> & {
  readonly schema: Schema;
  readonly rules: Rules<z.infer<Schema>>;
}): SectionDefinition<Schema> => ({
  schema,
  ...rest,
  brokenBy: (values) => {
    const parsed = z.safeParse(schema, values);
    if (!parsed.success) return 'SHAPE';
    return Object.entries(rules).find(([, holds]) => !holds(parsed.data))?.[0] ?? null;
  },
});
