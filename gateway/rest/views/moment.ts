import { z } from 'zod';

export const moment = z.string().meta({ format: 'date-time' });

/** An amount of major units. */
export const amount = z.number();
