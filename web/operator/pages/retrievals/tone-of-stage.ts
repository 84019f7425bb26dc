import type { MarkTone } from '../../ui/Mark.tsx';
import type { Retrieval } from './retrievals-query.ts';

const TONES: Readonly<Record<Retrieval['state'], MarkTone>> = {
  RETRIEVING: 'note',
  AWAITING_SHIPMENT: 'fine',
  AWAITING_RECEIPT: 'mine',
  SUCCEEDED: 'fine',
  FAILED: 'look',
};

export const toneOfStage = (state: Retrieval['state']): MarkTone => TONES[state];
