import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { LOCAL_OPERATOR } from '../../engine/kernel/ids.ts';
import { passkeySiteOf } from '../../gateway/accounts/factors/passkey-site.ts';
import { invitationLink, invite, MAX_OPERATOR_NAME, operatorNameIn } from '../../gateway/operator/persons/persons.ts';
import { done, iso, refused, toConfirm } from './answer.ts';
import { define } from './operator-request.ts';

const name = z.string().refine((text) => operatorNameIn(text) !== null, {
  error: `is 1 to ${MAX_OPERATOR_NAME} visible characters`,
});

/** The first owner of a site, and the way back where every passkey is lost. Over HTTP there is none. */
export const OWNER_REQUESTS = [
  define({
    request: 'make-owner',
    fields: { name },
    isWritten: true,
    again:
      'The link of an invitation shows once and is kept nowhere: end that operator (operators end), and invite again.',
    act: `owner <name>
      an operator who may do all, and the link with which they make their passkey, once, within 24 hours`,
    preview: (_sql, { name }) =>
      toConfirm(`"${name}" becomes an owner: reads and does all, and says who the operators are.`),
    perform: async ({ sql, at, publicOrigin }, { name }) => {
      const origin = publicOrigin();
      if (passkeySiteOf(origin) === null)
        return refused(`Passkeys can't be used at ${origin}: GLASSCASE_PUBLIC_URL has to be https, or localhost.`);
      const change = { by: LOCAL_OPERATOR, at, reason: 'npm run operator -- owner' };
      const { operatorId, secret, expiresAt } = await invite(sql, { name, roles: ['owner'] }, change, randomBytes);
      return done(
        `Operator ${operatorId} "${name}" is invited as owner, until ${iso(expiresAt)}.`,
        'The link is kept nowhere and shows this once:',
        invitationLink(origin, secret),
      );
    },
  }),
];
