import { NO_ENTROPY } from '../../../engine/fairness/no-entropy.ts';
import { useMessages } from '../../i18n/index.ts';
import { Hex } from './Hex.tsx';

interface EntropyProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** The randomness of a seat or an entry, or that it brought none. */
export const Entropy = ({ text, className }: EntropyProps) => {
  const { verify } = useMessages().fairness;
  return text === NO_ENTROPY ? (
    <span className={className}>{verify.noEntropy}</span>
  ) : (
    <Hex text={text} className={className} />
  );
};
