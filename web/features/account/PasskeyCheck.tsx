import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PasskeyAnswer } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { FormAlert } from './FormAlert.tsx';
import { askPasskey } from './passkeys.ts';
import { useProofText } from './use-proof-text.ts';

const START_PASSKEY_STEP_UP = graphql(`mutation StartPasskeyStepUp { startPasskeyStepUp { id options } }`);

interface PasskeyCheckProps {
  readonly lead: string;
  /** Throws what the server refuses. */
  readonly onAnswer: (answer: PasskeyAnswer) => Promise<void>;
}

/** One press; the device asks for the rest. */
export const PasskeyCheck = ({ lead, onAnswer }: PasskeyCheckProps) => {
  const { account } = useMessages();
  const proofText = useProofText();
  const [begin] = useMutation(START_PASSKEY_STEP_UP);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = async (): Promise<void> => {
    setFailure(undefined);
    setWorking(true);
    try {
      const { data } = await begin();
      if (!data) throw new Error('an answer without data');
      const { id, options } = data.startPasskeyStepUp;
      await onAnswer({ ceremonyId: id, response: await askPasskey(options) });
    } catch (thrown) {
      setFailure(proofText(thrown));
    } finally {
      setWorking(false);
    }
  };

  return (
    <>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      <Note icon="key">
        <p>{account.passkey.device}</p>
      </Note>
      <FormAlert text={failure} />
      <Button variant="primary" size="large" icon="key" busy={working} onClick={ask}>
        {working ? account.passkey.waiting : account.passkey.use}
      </Button>
    </>
  );
};
