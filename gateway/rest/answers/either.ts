import type { z } from 'zod';
import type { RestCall, RestContext } from '../call.ts';
import { inputOf } from '../params.ts';

type Work = Pick<RestCall, 'input' | 'compile'>;

/** The work of a call that either of two operations answers. The schema of the first holds for both answers. */
export const either = <Choice extends z.ZodObject>(
  choice: Choice,
  isFirst: (choice: z.output<Choice>, rest: RestContext) => boolean | Promise<boolean>,
  first: Work,
  second: Work,
): Work => ({
  input: first.input,
  compile: (schema) => {
    const [one, other] = [first.compile(schema), second.compile(schema)];
    return {
      answer: one.answer,
      run: async (params, rest) => {
        const { run } = (await isFirst(inputOf(choice, params), rest)) ? one : other;
        return run(params, rest);
      },
    };
  },
});
