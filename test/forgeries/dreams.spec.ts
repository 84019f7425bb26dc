import { findsEach } from '../faults.ts';
import { forgedDreams } from './dreams.ts';

findsEach(forgedDreams);
