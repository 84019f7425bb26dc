import { z } from 'zod';
import { address, flag, sumOrNever, whole } from './values.ts';
import { preset } from './variable.ts';

/** Sign-in, identity and sessions. */
export const accountsVariables = {
  GLASSCASE_VERIFY_RETRIEVAL_ABOVE: preset(
    sumOrNever,
    '',
    'Sum of a day in minor units above which retrievals need a verified identity. Empty: never.',
  ),
  GLASSCASE_VERIFY_DEPOSIT_ABOVE: preset(sumOrNever, '', 'The same of deposits, in minor units of coin.'),
  GLASSCASE_STEAM: preset(
    z.enum(['on', 'off'], { error: 'must be on or off' }),
    'off',
    '`on` offers sign-in with Steam. Set `GLASSCASE_PUBLIC_URL` as well.',
  ),
  GLASSCASE_STEAM_URL: preset(
    address,
    'https://steamcommunity.com/openid/login',
    'OpenID 2.0 endpoint that Steam accounts are proved at, exactly as its answers name it.',
  ),
  GLASSCASE_VERIFICATION: preset(
    z.enum(['sandbox', 'off'], { error: 'must be sandbox or off' }),
    'sandbox',
    'Identity verification: `sandbox` asks on a page of its own what the result shall be.',
  ),
  GLASSCASE_SESSION_IDLE_HOURS: preset(
    whole(1, 8_760, 'a number of hours'),
    '336',
    'A session that is not used for so long ends.',
  ),
  GLASSCASE_SESSION_DAYS: preset(
    whole(1, 365, 'a number of days'),
    '30',
    'A session ends so long after its sign-in, however much it is used.',
  ),
  GLASSCASE_TRANSFERS_TO_PLAYERS: preset(
    flag,
    '0',
    '1 lets players send points to each other, and keep giveaways for whom they choose.',
  ),
  GLASSCASE_DEFAULT_INVITE_CODE: preset(
    z.string().regex(/^([A-Za-z0-9]{6,15})?$/, { error: 'must be 6 to 15 letters or digits' }),
    '',
    'Invite code that the registration form starts with.',
  ),
};
