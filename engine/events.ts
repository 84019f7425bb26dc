import { z } from 'zod';
import { battleEvent } from './games/battle/events.ts';
import { giveawayEvent } from './games/giveaway/events.ts';
import { gameEvent } from './games/switch/events.ts';
import { goldenCodeEvent } from './growth/code-events.ts';
import { programmePublished } from './growth/programme-events.ts';
import { caseEvent } from './operator/case/events.ts';
import { consolationPublished } from './operator/consolation/events.ts';
import { skinEvent } from './operator/skin/events.ts';
import { playerEvent } from './player/events.ts';
import { listingEvent } from './shop/events.ts';

/** Every event of the product's language. `schema/events/` is generated from this. */
export const glasscaseEvent = z.discriminatedUnion('type', [
  playerEvent,
  caseEvent,
  skinEvent,
  gameEvent,
  battleEvent,
  giveawayEvent,
  consolationPublished,
  listingEvent,
  goldenCodeEvent,
  programmePublished,
]);
export type GlasscaseEvent = z.infer<typeof glasscaseEvent>;
