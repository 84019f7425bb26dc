import { findsEach } from '../faults.ts';
import { forgedContracts } from './contracts.ts';

findsEach(forgedContracts);
