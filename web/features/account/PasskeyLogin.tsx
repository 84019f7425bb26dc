import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FormAlert } from './FormAlert.tsx';
import { askPasskey } from './passkeys.ts';
import { useProofText } from './use-proof-text.ts';
import { useSignedIn } from './use-signed-in.ts';

const START_PASSKEY_LOGIN = graphql(`
  mutation StartPasskeyLogin {
    startPasskeyLogin {
      id
      options
    }
  }
`);

const LOGIN_WITH_PASSKEY = graphql(`
  mutation LoginWithPasskey($answer: PasskeyAnswer!) {
    loginWithPasskey(answer: $answer) {
      token
      me {
        id
        nickname
        ...SessionPlayer
      }
    }
  }
`);

/** Signs in by what the device keeps: no number, no password, no code. */
export const PasskeyLogin = () => {
  const { account } = useMessages();
  const signedIn = useSignedIn();
  const proofText = useProofText();
  const [begin] = useMutation(START_PASSKEY_LOGIN);
  const [login] = useMutation(LOGIN_WITH_PASSKEY);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const enter = async (): Promise<void> => {
    setFailure(undefined);
    setWorking(true);
    try {
      const { data: begun } = await begin();
      if (!begun) throw new Error('an answer without data');
      const { id, options } = begun.startPasskeyLogin;
      const { data } = await login({ variables: { answer: { ceremonyId: id, response: await askPasskey(options) } } });
      if (data) signedIn(data.loginWithPasskey.token, account.login.welcome(data.loginWithPasskey.me.nickname));
    } catch (thrown) {
      setFailure(proofText(thrown));
    } finally {
      setWorking(false);
    }
  };

  return (
    <>
      <FormAlert text={failure} />
      <Button icon="key" busy={working} onClick={enter}>
        {working ? account.passkey.waiting : account.login.withPasskey}
      </Button>
    </>
  );
};
