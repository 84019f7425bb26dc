import { findsEach } from '../faults.ts';
import { forgedItems } from './items.ts';

findsEach(forgedItems);
