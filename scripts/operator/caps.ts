import type { Configuration } from '../../gateway/configuration/environment.ts';
import type { Caps } from './weigh.ts';

/** Of whole coin, as the variables have it. */
export const capsOf = (
  configuration: Pick<Configuration, 'GLASSCASE_OPERATOR_MAX_ADJUSTMENT' | 'GLASSCASE_OPERATOR_MAX_GIVEN'>,
): Caps => ({
  adjustment: BigInt(configuration.GLASSCASE_OPERATOR_MAX_ADJUSTMENT) * 100n,
  given: BigInt(configuration.GLASSCASE_OPERATOR_MAX_GIVEN) * 100n,
});
