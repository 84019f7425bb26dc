import { type Rules, rulesWith } from '../../engine/commands.ts';
import type { Engine } from '../../engine/engine.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

/** What a house could replace to gain by it: who decides, and what stands before who decides. All else carries and keeps. */
export interface House {
  readonly rules: Rules;
  /** The engine as the gateway reaches it. */
  readonly reached: (engine: Engine) => Engine;
}

/** The product's rules, and nothing before them. */
export const honestHouse: House = { rules: rulesWith(nodeHashing), reached: (engine) => engine };
