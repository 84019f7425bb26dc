import { z } from 'zod';
import { gameEvent } from './games/switch/events.ts';
import { caseEvent } from './operator/case/events.ts';
import { skinEvent } from './operator/skin/events.ts';
import { playerEvent } from './player/events.ts';

/** Every event of the product's language. `schema/events/` is generated from this. */
export const glasscaseEvent = z.discriminatedUnion('type', [playerEvent, caseEvent, skinEvent, gameEvent]);
export type GlasscaseEvent = z.infer<typeof glasscaseEvent>;
