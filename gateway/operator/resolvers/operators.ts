import { passkeySiteOf } from '../../accounts/factors/passkey-site.ts';
import { requiredSite } from '../../accounts/factors/webauthn.ts';
import { pageArguments } from '../../graphql/pages.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { journal, MAX_JOURNAL_PAGE } from '../persons/journal.ts';
import {
  type Change,
  changeFor,
  end,
  endSessions,
  invitationLink,
  invite,
  type OperatorPerson,
  personOf,
  personsIn,
  setRoles,
} from '../persons/persons.ts';
import { revealed } from '../persons/reveal.ts';

const shown = ({ operatorId: id, createdAt: invitedAt, ...rest }: OperatorPerson) => ({ ...rest, id, invitedAt });

type Desk = Pick<OperatorContext, 'operator' | 'now'>;
const changeBy = ({ operator, now }: Desk, reason: string): Change => changeFor(operator.id, now(), reason);

export const operators: Resolvers = {
  Query: {
    me: (_root, _given, { operator }) => operator,
    operators: async (_root, _given, { sql }) => (await personsIn(sql)).map(shown),
    journal: async (_root, { first, after }, { sql }) => {
      const page = await journal.page(sql, {}, pageArguments(first ?? 50, after, MAX_JOURNAL_PAGE));
      const { rows, hasNextPage, endCursor } = page;
      const entries = rows.map(({ entryId, operatorId, ...row }) => ({
        ...row,
        id: `${entryId}`,
        operator: operatorId,
      }));
      return { entries, hasNextPage, endCursor };
    },
  },
  Mutation: {
    inviteOperator: async (_root, { name, roles, reason }, context) => {
      const { transaction, randomBytes, publicOrigin } = context;
      requiredSite(passkeySiteOf(publicOrigin()));
      const change = changeBy(context, reason);
      const { operatorId, secret, expiresAt } = await transaction((tx) =>
        invite(tx, { name, roles }, change, randomBytes),
      );
      return { id: operatorId, link: invitationLink(publicOrigin(), secret), expiresAt };
    },
    setOperatorRoles: (_root, { id, roles, reason }, context) =>
      context.transaction(async (tx) => {
        await setRoles(tx, id, roles, changeBy(context, reason));
        return shown(await personOf(tx, id));
      }),
    endOperator: (_root, { id, reason }, context) =>
      context.transaction(async (tx) => {
        await end(tx, id, changeBy(context, reason));
        return shown(await personOf(tx, id));
      }),
    endOperatorSessions: (_root, { id }, { transaction, operator, now }) =>
      transaction(async (tx) => {
        await endSessions(tx, id, { by: operator.id, at: now() });
        return shown(await personOf(tx, id));
      }),
    revealIdentity: async (_root, { player, field, reason }, context) => ({
      ...{ player, field },
      value: await context.transaction((tx) => revealed(tx, player, field, changeBy(context, reason))),
    }),
  },
};
