import type { Sum, SumPart, TermsStep as Terms } from '../../../../engine/games/explanation/steps.ts';
import { formatChance, formatCount, formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { Figure } from '../Rows.tsx';
import { Bytes } from './Bytes.tsx';
import { Strong } from './DrawLines.tsx';
import { HashRows } from './HashRows.tsx';
import { Step, StepFault } from './Step.tsx';

/** Formats the right side of a sum, and gives its meaning where the number alone doesn't say it. */
const useResult = (): ((sum: Sum) => readonly [string, string?]) => {
  const { locale } = useLocale();
  return ({ of, result }) => {
    const count = formatCount(result ?? 0n, locale);
    const money = formatMoney(Number(result), locale);
    return {
      stake: [money] as const,
      chance: [count, formatChance(Number(result), locale)] as const,
      fee: [count, money] as const,
    }[of];
  };
};

const Equation = ({ sum }: { readonly sum: Sum }) => {
  const { terms: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const resultOf = useResult();
  if (sum.result === null) return <StepFault>{words.noConsolation}</StepFault>;
  const [right, meaning] = resultOf(sum);
  if (sum.parts.length === 0) return <Figure>{meaning ?? right}</Figure>;
  const text = (part: SumPart): string => {
    if (typeof part === 'string') return part;
    return 'count' in part ? formatCount(part.count, locale) : formatMoney(Number(part.money), locale);
  };
  return (
    <>
      <Text as="bdi" dir="ltr" tone="muted">
        {`${sum.parts.map(text).join('')} = `}
        <Strong>{right}</Strong>
      </Text>
      {meaning !== undefined && <Text tone="muted">{` · ${meaning}`}</Text>}
    </>
  );
};

/** The terms that the player agreed to: the figures that follow from each other, and the hash over all of them. */
export const TermsStep = ({ terms }: { readonly terms: Terms }) => {
  const { terms: words, hashed } = useMessages().fairness.verify;
  const { verdict, computed, published, text, sums, consolation } = terms;
  const rows = sums.map((sum) => ({ label: words[sum.of], value: <Equation sum={sum} /> }));
  return (
    <Step title={words[terms.game]} verdict={verdict}>
      <HashRows computed={computed} published={published} more={rows} />
      <Bytes label={hashed} text={text} />
      {consolation !== null && consolation.text !== '' && <Bytes label={words.consolation} text={consolation.text} />}
    </Step>
  );
};
