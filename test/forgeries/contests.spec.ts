import { findsEach } from '../faults.ts';
import { forgedContests } from './contests.ts';

findsEach(forgedContests);
