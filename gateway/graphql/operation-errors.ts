import { type GraphQLField, getNamedType, isInputObjectType } from 'graphql';
import type { ErrorCode } from '../errors.ts';

/** The facts of the SDL about an operation, besides its arguments. */
interface Declared {
  readonly isMutation: boolean;
  /** Has `@apiKey`, and `@rate`. */
  readonly isScoped: boolean;
  readonly isLimited: boolean;
  readonly whileFrozen: boolean;
}

interface Operation extends Declared {
  /** Its arguments and the fields of their inputs, each as `name: Type`. */
  readonly values: ReadonlySet<string>;
}

const commandWith =
  (...values: readonly string[]) =>
  (operation: Operation): boolean =>
    operation.isMutation && values.every((value) => operation.values.has(value));

/** The codes that the SDL never lists, by what they follow from. */
const FOLLOWING: readonly (readonly [isSo: (operation: Operation) => boolean, codes: readonly ErrorCode[]])[] = [
  [() => true, ['BUSY', 'INTERNAL']],
  [({ isScoped }) => isScoped, ['SCOPE_MISSING']],
  [({ isLimited }) => isLimited, ['RATE_LIMITED']],
  [({ values }) => values.size > 0, ['INVALID_INPUT']],
  [({ isMutation, whileFrozen }) => isMutation && !whileFrozen, ['ACCOUNT_FROZEN']],
  // The account may be erased between the request and the rules.
  [commandWith('commandId: CommandId'), ['IDEMPOTENCY_CONFLICT', 'OUTCOME_UNKNOWN', 'PLAYER_NOT_FOUND']],
  [commandWith('terms: Hash'), ['TERMS_CHANGED']],
  // A game, or a seat in one.
  [
    commandWith('pairId: ID', 'entropy: Entropy'),
    ['BLOCKED', 'GAME_STOPPED', 'LANE_CLOSED', 'LINK_REFUSED', 'PLAY_NOT_ALLOWED', 'SEED_CHANGED', 'SHOWN_REQUIRED'],
  ],
  [commandWith('ticket: String'), ['TICKET_INVALID']],
  [commandWith('smsCode: String'), ['SMS_CODE_INVALID']],
];

const valuesOf = ({ args }: GraphQLField<unknown, unknown>): ReadonlySet<string> =>
  new Set(
    args
      .flatMap((argument) => {
        const type = getNamedType(argument.type);
        return isInputObjectType(type) ? [argument, ...Object.values(type.getFields())] : [argument];
      })
      .map(({ name, type }) => `${name}: ${getNamedType(type).name}`),
  );

/** The codes that an operation may answer besides those of its `@errors`. */
export const followingCodes = (field: GraphQLField<unknown, unknown>, declared: Declared): ReadonlySet<ErrorCode> => {
  const operation = { ...declared, values: valuesOf(field) };
  return new Set(FOLLOWING.flatMap(([isSo, codes]) => (isSo(operation) ? codes : [])));
};
