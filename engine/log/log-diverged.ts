/**
 * - `SHORTER`: the database holds fewer entries than a checkpoint that was signed.
 * - `DIFFERENT`: an entry in the database isn't the one that was signed.
 * - `TILES_DAMAGED`: the published files don't give the root that was signed.
 * - `CHECKPOINT_INVALID`: the last checkpoint can't be read, or another key signed it.
 */
export type DivergenceReason = 'SHORTER' | 'DIFFERENT' | 'TILES_DAMAGED' | 'CHECKPOINT_INVALID';

/**
 * What was signed and what the database holds no longer agree. Signing on would publish two histories, so everything
 * stops and a person decides: restore the database or the files from a backup that has them.
 */
export class LogDiverged extends Error {
  override readonly name = 'LogDiverged';
  readonly reason: DivergenceReason;

  constructor(reason: DivergenceReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
