import { type Rules, rulesWith } from '../../engine/commands.ts';
import type { Engine } from '../../engine/engine.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

/**
 * The parts that a cheating house would replace: the rules, and the way to the engine. All other parts only carry and
 * keep data.
 */
export interface House {
  readonly rules: Rules;
  /** The engine as the gateway reaches it. */
  readonly reached: (engine: Engine) => Engine;
}

/** The product's rules, and nothing before them. */
export const honestHouse: House = { rules: rulesWith(nodeHashing), reached: (engine) => engine };
