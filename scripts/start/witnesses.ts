import { type Witness, WitnessKeyInvalid, witnessClients } from '../../engine/log/witness/witness-client.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';

/** @throws ConfigurationError */
export const witnessesOf = ({
  GLASSCASE_WITNESSES,
}: Pick<Configuration, 'GLASSCASE_WITNESSES'>): readonly Witness[] => {
  try {
    return witnessClients(nodeHashing, GLASSCASE_WITNESSES);
  } catch (error) {
    throw error instanceof WitnessKeyInvalid ? new ConfigurationError(`GLASSCASE_WITNESSES, ${error.message}`) : error;
  }
};
