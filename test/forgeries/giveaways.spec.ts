import { findsEach } from '../faults.ts';
import { forgedGiveaways } from './giveaways.ts';

findsEach(forgedGiveaways);
