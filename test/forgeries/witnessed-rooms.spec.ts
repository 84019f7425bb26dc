import { findsEach } from '../faults.ts';
import { forgedWitnessedRooms } from './witnessed-rooms.ts';

findsEach(forgedWitnessedRooms);
