import { ACT_KINDS, type ActKind } from '../../engine/terms/act-rules.ts';
import { OPERATOR_SCOPES, type OperatorScope } from './scopes.ts';

interface RoleRule {
  /** The work of its holders, in one line. docs/operations.md shows it. */
  readonly does: string;
  readonly scopes: readonly OperatorScope[];
  /** Kinds of acts that its holders propose, and approve where a scope of theirs says so. */
  readonly acts: readonly ActKind[];
}

/** The one table of roles: an operator has the scopes of all of theirs. */
const ROLES = {
  support: {
    does: 'answers players and follows their complaints',
    scopes: ['operator:players', 'operator:acts', 'operator:identity', 'operator:care', 'operator:propose'],
    acts: ['AdjustBalance', 'GrantCoupon'],
  },
  finance: {
    does: 'watches money in and out, and corrects it',
    scopes: [
      ...(['operator:figures', 'operator:players', 'operator:money', 'operator:acts'] as const),
      ...(['operator:payments', 'operator:propose', 'operator:approve'] as const),
    ],
    acts: ['AdjustBalance', 'AnnounceContest', 'GrantCoupon', 'ReverseDeposit', 'StockListing'],
  },
  catalog: {
    does: 'plans cases, contracts and the shop',
    scopes: ['operator:figures', 'operator:acts', 'operator:catalog', 'operator:propose'],
    acts: ['PublishCatalog', 'PublishContractPool', 'StockListing'],
  },
  marketing: {
    does: 'plans codes, coupons, contests and notices',
    scopes: ['operator:figures', 'operator:acts', 'operator:campaigns', 'operator:propose'],
    acts: ['AnnounceContest', 'GrantCoupon'],
  },
  risk: {
    does: 'finds fraud and abuse, and approves what others propose',
    scopes: [
      ...(['operator:figures', 'operator:players', 'operator:money', 'operator:acts'] as const),
      ...(['operator:identity', 'operator:care', 'operator:propose', 'operator:approve'] as const),
    ],
    acts: [
      ...(['AdjustBalance', 'AnnounceContest', 'GrantCoupon', 'PublishCatalog'] as const),
      ...(['PublishContractPool', 'ReverseDeposit', 'StockListing', 'StopGame'] as const),
    ],
  },
  auditor: {
    does: 'reads all but personal data, and changes nothing',
    scopes: ['operator:figures', 'operator:players', 'operator:money', 'operator:acts', 'operator:journal'],
    acts: [],
  },
  owner: { does: 'does all of it, and says who the operators are', scopes: OPERATOR_SCOPES, acts: ACT_KINDS },
} as const satisfies Readonly<Record<string, RoleRule>>;

export type OperatorRole = keyof typeof ROLES;

const isRole = (text: string): text is OperatorRole => Object.hasOwn(ROLES, text);

export const OPERATOR_ROLES: readonly OperatorRole[] = Object.keys(ROLES).filter(isRole);

export const roleRule = (role: OperatorRole): RoleRule => ROLES[role];

/** Those of the table, in its order; a role that another version of the program gave is none here. */
export const rolesIn = (texts: readonly string[]): readonly OperatorRole[] =>
  OPERATOR_ROLES.filter((role) => texts.includes(role));

export const scopesOf = (roles: readonly OperatorRole[]): readonly OperatorScope[] =>
  OPERATOR_SCOPES.filter((scope) => roles.some((role) => roleRule(role).scopes.includes(scope)));

/** Kinds of acts that these roles propose and approve. */
export const actsOf = (roles: readonly OperatorRole[]): readonly ActKind[] =>
  ACT_KINDS.filter((kind) => roles.some((role) => roleRule(role).acts.includes(kind)));

/** As the API names them: `OWNER`. */
export const wordsOfRoles = (roles: readonly OperatorRole[]): readonly string[] =>
  roles.map((role) => role.toUpperCase());
