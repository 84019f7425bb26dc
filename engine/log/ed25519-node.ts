import { nodeHashing } from '../node-hashing.ts';
import type { VerifyEd25519 } from './note.ts';

/** Ed25519 on a server. */
export const verifyEd25519: VerifyEd25519 = nodeHashing.verifyEd25519;
