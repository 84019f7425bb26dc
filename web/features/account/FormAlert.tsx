import { Icon } from '../../ui/Icon.tsx';
import styles from './account.module.css';

/** What went wrong with a form as a whole. The region is always there, so that its first words are announced too. */
export const FormAlert = ({ text }: { readonly text: string | undefined }) => (
  <div role="alert" className={text === undefined ? undefined : styles.alert}>
    {text !== undefined && (
      <>
        <Icon name="warning" size={16} />
        <p>{text}</p>
      </>
    )}
  </div>
);
