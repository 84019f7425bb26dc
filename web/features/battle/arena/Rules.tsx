import { useMessages } from '../../../i18n/index.ts';
import { Grid, VisuallyHidden } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import styles from './Rules.module.css';

/** How battles work, what they cost, and what can be checked about them. */
export const Rules = () => {
  const { rules } = useMessages().battle;
  return (
    <div className={`wrap ${styles.rules}`}>
      <VisuallyHidden as="h2">{rules.title}</VisuallyHidden>
      {rules.sections.map(({ title, text }) => (
        <Grid as="section" key={title} gap={[8, 24]} padY={[20, 24]} line="bottom" className={styles.section}>
          <h3>{title}</h3>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Grid>
      ))}
      <ButtonLink variant="proof" icon="shield" to="/provably-fair/verify" className={styles.verify}>
        {rules.verify}
      </ButtonLink>
    </div>
  );
};
