/**
 * - `SHORTER`: the database holds fewer entries than a checkpoint that was signed.
 * - `DIFFERENT`: an entry in the database isn't the one that was signed, or two roots of one size were.
 * - `CHECKPOINT_INVALID`: the last checkpoint can't be read, or its signature is false.
 * - `OTHER_KEY`: the log goes on under a key that this process wasn't given.
 */
export type DivergenceReason = 'SHORTER' | 'DIFFERENT' | 'CHECKPOINT_INVALID' | 'OTHER_KEY';

/**
 * The signed history and the log of this process no longer agree. Signing on would publish two histories, so everything
 * stops and the operator decides: restore the database from a backup that has the signed history, or name the right
 * keys.
 */
export class LogDiverged extends Error {
  override readonly name = 'LogDiverged';
  readonly reason: DivergenceReason;

  constructor(reason: DivergenceReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
