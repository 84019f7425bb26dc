import type { Words } from '../texts.tsx';

const isKnown = (roles: Words['roles'], role: string): role is keyof Words['roles'] => Object.hasOwn(roles, role);

/** A role in words; its own name where the texts have none. The API writes them in capitals. */
export const roleText = ({ roles }: Pick<Words, 'roles'>, role: string): string => {
  const name = role.toLowerCase();
  return isKnown(roles, name) ? roles[name] : role;
};
