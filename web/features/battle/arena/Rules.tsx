import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import styles from './Rules.module.css';

/** How battles work, what they cost, and what can be checked about them. */
export const Rules = () => {
  const { rules } = useMessages().battle;
  return (
    <div className={`wrap ${styles.rules}`}>
      <h2 className="sr-only">{rules.title}</h2>
      {rules.sections.map(({ title, text }) => (
        <section key={title} className={styles.section}>
          <h3>{title}</h3>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <ButtonLink variant="proof" icon="shield" to="/provably-fair/verify" className={styles.verify}>
        {rules.verify}
      </ButtonLink>
    </div>
  );
};
