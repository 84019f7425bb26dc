import type { Command, Submission } from '../../../engine/commands.ts';
import type { Engine, Outcome } from '../../../engine/engine.ts';
import type { Decision } from '../../../engine/glasscase-decision.ts';
import type { CommandId } from '../../../engine/kernel/ids.ts';
import type { GlasscaseWorld } from '../../../engine/stream-state.ts';
import { type House, honestHouse } from '../../../scripts/start/house.ts';

/** The decision that a command would get, and the world that the rules decide it in. */
export interface Foreseen {
  readonly decision: Decision;
  readonly world: GlasscaseWorld;
}

/** The act of a house that knows the outcome. */
export type Acting = (submission: Submission, foreseen: Foreseen, engine: Engine) => Promise<Outcome>;

/**
 * A house that foresees the decision on each command that it cares for. The rules answer `early`, which leaves no
 * trace, and the house keeps their real decision. A command that the house submits in `act` passes.
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
