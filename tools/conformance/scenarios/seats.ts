import { forgedLanedRooms, lanedRoomsStory } from '../../../test/forgeries/laned-rooms.ts';
import { mutantsOf, type Scenario, signed } from '../scenario.ts';

export const seats: Scenario = {
  name: 'seats',
  holds:
    'Battles and giveaways in which seats, entries and creators take steps of their players’ lanes, with plays between them and loose seats beside them, and a seat that was refused.',
  files: (keys) => signed(lanedRoomsStory, keys),
  mutants: mutantsOf('seats', forgedLanedRooms),
};
