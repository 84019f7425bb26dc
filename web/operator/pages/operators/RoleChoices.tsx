import { keysOf } from '../../../platform/keys-of.ts';
import { Checkbox } from '../../../ui/Field.tsx';
import type { OperatorRole } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { roleText } from '../../ui/roles.ts';
import styles from './operators.module.css';

interface RoleChoicesProps {
  readonly value: readonly OperatorRole[];
  readonly error?: string | undefined;
  readonly onChange: (roles: readonly OperatorRole[]) => void;
}

/** The roles, each with the work of its holders. */
export const RoleChoices = ({ value, error, onChange }: RoleChoicesProps) => {
  const words = useWords();
  const { inviting, does } = words.operators;
  const roles = keysOf(does);
  return (
    <fieldset className={styles.roles}>
      <legend>{inviting.roles}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={({ target }) =>
            onChange(roles.filter((one) => (one === role ? target.checked : value.includes(one))))
          }
        >
          {roleText(words, role)} <span className={styles.does}>{does[role]}</span>
        </Checkbox>
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
