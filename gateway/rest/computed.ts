import { z } from 'zod';
import type { RestCall, RestContext } from './call.ts';
import { inputOf } from './params.ts';

/** The JSON Schema of the side of a zod schema that clients read. */
export const publishedSchema = (type: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    // Answers may grow.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return schema;
};

/** The work of a call that no single operation answers. `output` turns its result, in words and units of GraphQL, into the answer. */
export const computed = <Input extends z.ZodObject, Output extends z.ZodType>({
  input,
  output,
  run,
}: {
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, rest: RestContext) => Promise<z.input<Output>>;
}): Pick<RestCall, 'input' | 'compile'> => ({
  input,
  compile: () => ({
    answer: publishedSchema(output, 'output'),
    run: async (params, rest) => output.parse(await run(inputOf(input, params), rest)),
  }),
});
