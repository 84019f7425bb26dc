import type { EntryStep } from '../../../../engine/games/explanation/steps.ts';
import { worstOf } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import type { SkinsById } from '../verify/use-names.ts';
import { Bytes } from './Bytes.tsx';
import { HashRows } from './HashRows.tsx';
import { OddsLookup } from './OddsRows.tsx';
import { Step } from './Step.tsx';

interface OddsStepProps {
  readonly entry: EntryStep;
  readonly skins: SkinsById;
}

/** The table is the one the round was played on: its text is hashed again, and the ticket looked up in it. */
export const OddsStep = ({ entry, skins }: OddsStepProps) => {
  const { odds: words, hashed } = useMessages().fairness.verify;
  const { odds, ticket } = entry;
  const verdict = worstOf([odds.verdict, entry.verdict]);
  return (
    <Step title={words.title} verdict={verdict} words={{ match: words.same, mismatch: words.differs }}>
      <HashRows computed={odds.computed} published={odds.published} />
      {odds.text !== '' && <Bytes label={hashed} text={odds.text} />}
      <OddsLookup table={odds.table} hit={entry} ticket={ticket} skins={skins} />
    </Step>
  );
};
