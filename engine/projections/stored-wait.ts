import { z } from 'zod';
import { witnessedCheckpoint } from '../kernel/event-codec.ts';

/** What a locked room waits for, as the tables keep it. */
export const storedWait = z.strictObject({ round: z.int(), seen: witnessedCheckpoint.nullable() });
