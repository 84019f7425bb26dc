import { CALLS } from './specification/calls.ts';
import { CONSTANTS } from './specification/constants.ts';
import { ENTITIES } from './specification/entities.ts';
import { ERRORS } from './specification/errors.ts';
import { PRODUCT } from './specification/product.ts';
import { ROLES } from './specification/roles.ts';
import { SCREENS } from './specification/screens.ts';
import { STATES } from './specification/states.ts';
import { TRANSPORT } from './specification/transport.ts';
import { VALIDATION } from './specification/validation.ts';
import type { Chapter } from './specified.ts';

/** The specification of the product, sentence by sentence, and what is run for each: `docs/conformance.md` is made of it. */
export const SPECIFICATION: readonly Chapter[] = [
  PRODUCT,
  SCREENS,
  ENTITIES,
  STATES,
  VALIDATION,
  ROLES,
  CALLS,
  TRANSPORT,
  ERRORS,
  CONSTANTS,
];
