import type { Command, Submission } from '../../../engine/commands.ts';
import type { Engine, Outcome } from '../../../engine/engine.ts';
import type { Decision } from '../../../engine/glasscase-decision.ts';
import type { CommandId } from '../../../engine/kernel/ids.ts';
import type { GlasscaseWorld } from '../../../engine/stream-state.ts';
import { type House, honestHouse } from '../../start/house.ts';

/** What would come of a command, before anything does, and the world that says so. */
export interface Foreseen {
  readonly decision: Decision;
  readonly world: GlasscaseWorld;
}

/** What a house does that knows the outcome. */
export type Acting = (submission: Submission, foreseen: Foreseen, engine: Engine) => Promise<Outcome>;

/**
 * A house looks at each such command before it carries it out: until the house lets it pass, the rules answer `early`, which leaves
 * no trace, and the house keeps what they would have said. What it then submits itself passes.
 */
export const foreseeing = (cares: (command: Command) => boolean, act: Acting): House => {
  const { rules } = honestHouse;
  const foreseen = new Map<CommandId, Foreseen>();
  const passing = new Set<CommandId>();
  return {
    rules: {
      ...rules,
      decide: (command, world, commandId) => {
        const decision = rules.decide(command, world, commandId);
        if (!cares(command) || passing.has(commandId)) return decision;
        foreseen.set(commandId, { decision, world });
        return { kind: 'early' };
      },
    },
    reached: (engine) => ({
      ...engine,
      submit: async (submission, trace) => {
        const first = await engine.submit(submission, trace);
        const seen = foreseen.get(submission.commandId);
        if (first.status !== 'early' || seen === undefined) return first;
        const carrying: Engine = {
          submit: (carried) => {
            passing.add(carried.commandId);
            return engine.submit(carried);
          },
        };
        return act(submission, seen, carrying);
      },
    }),
  };
};
