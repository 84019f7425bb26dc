import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { StepUpMethod, VerifyActionMutationVariables } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import type { Ticket } from '../../platform/with-ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import styles from './account.module.css';
import { OwnPhoneCheck } from './OwnPhoneCheck.tsx';
import { PasskeyCheck } from './PasskeyCheck.tsx';
import { passkeysHere } from './passkeys.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const STEP_UP_METHODS = graphql(`query StepUpMethods { me { id security { stepUp } } }`);

const VERIFY_ACTION = graphql(`mutation VerifyAction { verifyAction @args { ticket expiresAt } }`);

/** The one that is quickest and can't be passed on comes first. */
const ORDER: readonly StepUpMethod[] = ['PASSKEY', 'TOTP', 'SMS'];

interface ProofProps {
  readonly methods: readonly StepUpMethod[];
  readonly onTicket: (ticket: Ticket) => void;
}

const Proof = ({ methods, onTicket }: ProofProps) => {
  const { account } = useMessages();
  const words = account.stepUp;
  const usable = ORDER.filter((method) => methods.includes(method) && (method !== 'PASSKEY' || passkeysHere()));
  const [method, setMethod] = useState(usable[0]);
  const [verify] = useMutation(VERIFY_ACTION);
  const prove = async (proof: VerifyActionMutationVariables): Promise<void> => {
    const { data } = await verify({ variables: proof });
    if (data) onTicket(data.verifyAction);
  };

  if (method === undefined) return <EmptyState icon="key" title={words.stuckTitle} text={words.stuckText} />;
  return (
    <div className={styles.form}>
      {method === 'PASSKEY' && <PasskeyCheck lead={words.lead} onAnswer={(passkey) => prove({ passkey })} />}
      {method === 'TOTP' && (
        <SecondFactorForm
          lead={words.lead}
          onFactor={({ kind, code }) => prove(kind === 'totp' ? { totpCode: code } : { recoveryCode: code })}
        />
      )}
      {method === 'SMS' && <OwnPhoneCheck lead={words.lead} onCode={(smsCode) => prove({ smsCode })} />}
      {usable.map(
        (other) =>
          other !== method && (
            <Button key={other} variant="proof" className={styles.quiet} onClick={() => setMethod(other)}>
              {words.instead[other]}
            </Button>
          ),
      )}
    </div>
  );
};

interface StepUpDialogProps {
  /** The ticket, or null where the player put the dialog away. */
  readonly onDone: (ticket: Ticket | null) => void;
}

/** "Confirm it's you", before every sensitive change: with the best that the account has. */
export default function StepUpDialog({ onDone }: StepUpDialogProps) {
  const { account } = useMessages();
  const query = useQuery(STEP_UP_METHODS, { fetchPolicy: 'network-only' });
  return (
    <Dialog title={account.stepUp.title} onClose={() => onDone(null)}>
      <Loaded from={query} value={query.data?.me?.security.stepUp} skeleton={<Skeleton height="220px" />}>
        {(methods) => <Proof methods={methods} onTicket={onDone} />}
      </Loaded>
    </Dialog>
  );
}
