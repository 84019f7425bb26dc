import { GatewayError } from '../../errors.ts';
import type { RestContext } from '../call.ts';
import type { Wear } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';

const VALUE = graphql(`
  query TargetValue($id: ID!) {
    skin(id: $id) {
      wears {
        wear
        value
      }
    }
  }
`);

/** The present value of a skin in a wear, in minor units. @throws GatewayError TARGET_NOT_FOUND */
export const targetValueOf = async ({ ask }: RestContext, id: string, wear: Wear | null): Promise<number> => {
  const { skin } = await ask(VALUE, { id });
  const found = skin?.wears.find((one) => one.wear === wear);
  if (found === undefined) throw new GatewayError('TARGET_NOT_FOUND');
  return found.value;
};
