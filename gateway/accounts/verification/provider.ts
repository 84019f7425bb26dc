import type { FastifyInstance } from 'fastify';

/** Where a provider's answers go. */
export interface VerificationResults {
  /** False for a reference that is unknown, settled or replaced by a newer one. */
  isPending(reference: string): Promise<boolean>;
  /** Takes the provider's finding, once for each reference. False where there is nothing to settle. */
  settle(reference: string, passed: boolean): Promise<boolean>;
}

/** Verifies that players are who they say. */
export interface VerificationProvider {
  /** Begins for a player known by a reference alone; answers where the browser goes. */
  start(reference: string): Promise<{ readonly url: string }>;
  /** Adds what the provider needs of this site: where it reports to, or pages of its own. */
  routes(app: FastifyInstance, results: VerificationResults): Promise<void>;
}
