import { findsEach } from '../faults.ts';
import { forgedBattles } from './battles.ts';

findsEach(forgedBattles);
