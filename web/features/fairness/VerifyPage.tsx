import { useParams } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box } from '../../ui/Box.tsx';
import { isAfterFree } from '../free-case/free-opening.ts';
import { NextCase } from '../free-case/NextCase.tsx';
import { VerifyEntry } from './verify/VerifyEntry.tsx';
import { VerifyGame } from './verify/VerifyGame.tsx';
import { NoSuchGame, VerifyTitle } from './verify/VerifyTitle.tsx';
import { idIn } from './verify/verify-id.ts';

/** `/provably-fair/verify` and `/provably-fair/verify/{id}`. */
export default function VerifyPage() {
  const { backpack, fairness, shell } = useMessages();
  const { id: asked } = useParams();
  const { state } = useLocation();
  usePhoneTitle(fairness.rounds.verify, '/provably-fair', backpack.back);
  const id = asked === undefined ? null : idIn(asked);
  return (
    <div className="wrap">
      <title>{shell.pageTitle({ page: fairness.verify.title })}</title>
      {asked === undefined && (
        <>
          <VerifyTitle />
          <VerifyEntry />
        </>
      )}
      {asked !== undefined && (id === null ? <NoSuchGame /> : <VerifyGame key={id} id={id} />)}
      {isAfterFree(state) && (
        <Box padBottom={28}>
          <NextCase />
        </Box>
      )}
    </div>
  );
}
