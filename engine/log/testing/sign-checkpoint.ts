import { type Checkpoint, checkpointText, type LogSigner } from '../checkpoint.ts';
import { signNote } from '../sign-note.ts';

export const signCheckpoint = (signer: LogSigner, checkpoint: Checkpoint): Uint8Array =>
  signNote([signer], checkpointText(checkpoint));
