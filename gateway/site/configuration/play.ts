import { z } from 'zod';
import { type Jurisdictions, parseJurisdictions } from '../../accounts/safer-play/jurisdictions.ts';
import { LICENCE_NAMES, LICENCES } from '../../accounts/safer-play/licences.ts';
import { flag, origins, whole } from './values.ts';
import { preset } from './variable.ts';

/** The games, and the rules of the house and the law. */
export const playVariables = {
  GLASSCASE_BEACON: preset(
    z.enum(['auto', 'none', 'drand'], { error: 'must be auto, drand or none' }),
    'auto',
    'Randomness from outside for battles and giveaways: with `auto` a room waits for a round of the public drand chain quicknet wherever a witness is configured, since the first of `GLASSCASE_WITNESSES` has to see its lock before; `drand` says at each start where that is missing; `none` takes no beacon (docs/operations.md).',
  ),
  GLASSCASE_BEACON_URLS: preset(
    origins,
    'https://api.drand.sh,https://drand.cloudflare.com',
    'Relays that drand rounds are fetched from, comma-separated; every round is verified against the pinned key.',
  ),
  GLASSCASE_OFFICIAL_BATTLES: preset(
    flag,
    '1',
    '1 keeps a few battles of the house open; 0 leaves that to the operator.',
  ),
  GLASSCASE_ROOMS_NEED_ENTROPY: preset(
    flag,
    '1',
    '1 refuses seats and entries that bring no randomness of their own (SHOWN_REQUIRED); 0 takes those of old REST clients, and they say so.',
  ),
  GLASSCASE_LOOSE_PLAYS: preset(
    flag,
    '1',
    '0 refuses plays, seats and entries that are on no lane (SHOWN_REQUIRED; docs/lanes.md), which clients from before 0.3.0 send; 1 takes them, and every proof says that the house could have chosen their randomness.',
  ),
  GLASSCASE_OPERATOR_MAX_ADJUSTMENT: preset(
    whole(0, 999_999_999, 'an amount of whole coin'),
    '10000',
    'Most coin or points that one correction of an operator may move.',
  ),
  GLASSCASE_OPERATOR_MAX_GIVEN: preset(
    whole(0, 999_999_999, 'an amount of whole coin'),
    '100000',
    'Most that one code (all its uses), coupon, giveaway of the house or lot for the shop may cost.',
  ),
  GLASSCASE_JURISDICTIONS: preset(
    z.string().transform((text, context): Jurisdictions['places'] => {
      const places = parseJurisdictions(text);
      if (places !== null) return places;
      context.addIssue('must look like GB:2500:0,DE:5000:1');
      return z.NEVER;
    }),
    '',
    "The rules that the law of players' places asks for, by the country of their phone: `country:milliseconds between two plays:1 where fast reveals are allowed`, comma-separated.",
  ),
  GLASSCASE_JURISDICTION: preset(
    z
      .literal('')
      .transform(() => null)
      .or(
        z
          .enum(LICENCE_NAMES, { error: `must be one of ${LICENCE_NAMES.join(', ')}` })
          .transform((name) => LICENCES[name]),
      ),
    '',
    'The law under which the site itself is licensed. Its rules hold for all players, beside those of `GLASSCASE_JURISDICTIONS`; the stricter one counts. `gb`: 5 seconds between two plays, one case at a time, no fast reveals. Empty: none.',
  ),
  GLASSCASE_DEMO: preset(
    flag,
    '0',
    '1 declares a demo world: every page says that players are programs and coin is not real. `npm run demo` sets it.',
  ),
};
