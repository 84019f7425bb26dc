import { useMessages } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { join } from '../../ui/join.ts';
import styles from './seeds.module.css';

export const HowItWorks = () => {
  const { how } = useMessages().fairness;
  return (
    <section aria-labelledby="how-it-works">
      <VisuallyHidden as="h2" id="how-it-works">
        {how.title}
      </VisuallyHidden>
      <ol className={styles.how}>
        {how.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={join('num', styles.tile)} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
