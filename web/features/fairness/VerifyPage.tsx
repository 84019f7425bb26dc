import { useParams } from 'react-router-dom';
import { isRoundId } from '../../../engine/kernel/ids.ts';
import { usePhoneTitle } from '../../app/shell/phone-title.tsx';
import { useMessages } from '../../i18n/index.ts';
import { VerifyEntry } from './VerifyEntry.tsx';
import { VerifyRound } from './VerifyRound.tsx';
import { NoSuchRound, VerifyTitle } from './VerifyTitle.tsx';

/** `/provably-fair/verify` and `/provably-fair/verify/{id}`. */
export default function VerifyPage() {
  const { backpack, fairness, shell } = useMessages();
  const { id } = useParams();
  usePhoneTitle(fairness.rounds.verify, '/provably-fair', backpack.back);
  return (
    <div className="wrap">
      <title>{shell.pageTitle(fairness.verify.title)}</title>
      {id === undefined && (
        <>
          <VerifyTitle />
          <VerifyEntry />
        </>
      )}
      {id !== undefined && (isRoundId(id) ? <VerifyRound key={id} id={id} /> : <NoSuchRound />)}
    </div>
  );
}
