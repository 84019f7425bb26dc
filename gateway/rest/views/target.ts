import { view } from '../answers/view.ts';
import { weaponFields } from './weapon.ts';

/** A target of an upgrade or a dream. */
export const target = view({ ...weaponFields, value: 'value' });
