import { useMessages } from '../../i18n/index.ts';
import type { ContractRules } from './contract-query.ts';
import styles from './HowItGoes.module.css';

/** The game in three steps, where no table can be shown yet. */
export const HowItGoes = ({ rules }: { readonly rules: ContractRules }) => {
  const { how } = useMessages().contract;
  const { minItems, maxItems, lowestPercent, highestPercent, returnPercent } = rules;
  const steps = [
    { title: how.choose.title({ min: minItems, max: maxItems }), text: how.choose.text },
    {
      title: how.table.title,
      text: how.table.text({
        lowest: `${lowestPercent}%`,
        highest: `${highestPercent}%`,
        returns: `${returnPercent}%`,
      }),
    },
    how.sign,
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
};
