import { z } from 'zod';
import { witnessedCheckpoint } from '../kernel/event-codec.ts';

/** The wait of a locked room, as the tables keep it. */
export const storedWait = z.strictObject({ round: z.int(), seen: witnessedCheckpoint.nullable() });
