import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FormAlert } from './FormAlert.tsx';
import { askPasskey, canOfferPasskeys, endOffer, offerPasskeys, PasskeyError } from './passkeys.ts';
import { useProofText } from './use-proof-text.ts';
import { useSignedIn } from './use-signed-in.ts';

const START_PASSKEY_LOGIN = graphql(`mutation StartPasskeyLogin { startPasskeyLogin { id options } }`);

const LOGIN_WITH_PASSKEY = graphql(`
  mutation LoginWithPasskey {
    loginWithPasskey @args {
      token
      me { id nickname ...SessionPlayer }
    }
  }
`);

/** Less than the five minutes that the server remembers a ceremony. */
const RENEWED_AFTER_MS = 240_000;

/** Signs in by what the device keeps, pressed or chosen in the list of a field: no number, no password, no code. */
export const PasskeyLogin = () => {
  const { account } = useMessages();
  const signedIn = useSignedIn();
  const proofText = useProofText();
  const [begin] = useMutation(START_PASSKEY_LOGIN);
  const [login] = useMutation(LOGIN_WITH_PASSKEY);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const start = async () => {
    const { data } = await begin();
    if (!data) throw new Error('an answer without data');
    return data.startPasskeyLogin;
  };
  const finish = async (ceremonyId: string, response: string): Promise<void> => {
    const { data } = await login({ variables: { answer: { ceremonyId, response } } });
    if (data)
      signedIn(data.loginWithPasskey.token, account.login.welcome({ nickname: data.loginWithPasskey.me.nickname }));
  };

  const enter = async (): Promise<void> => {
    setFailure(undefined);
    setWorking(true);
    try {
      const { id, options } = await start();
      await finish(id, await askPasskey(options));
    } catch (thrown) {
      setFailure(proofText(thrown));
    } finally {
      setWorking(false);
    }
  };

  const offer = useEffectEvent(async (isWanted: () => boolean): Promise<void> => {
    if (!(await canOfferPasskeys()) || !isWanted()) return;
    // The guest hasn't asked for anything yet: only a press of the button reports that this failed.
    const ceremony = await start().catch(() => null);
    if (ceremony === null || !isWanted()) return;
    try {
      await finish(ceremony.id, await offerPasskeys(ceremony.options));
    } catch (thrown) {
      if (!(thrown instanceof PasskeyError)) setFailure(proofText(thrown));
    }
  });
  useEffect(() => {
    if (working) return undefined;
    let wanted = true;
    const isWanted = (): boolean => wanted;
    offer(isWanted);
    const renewal = setInterval(() => offer(isWanted), RENEWED_AFTER_MS);
    return () => {
      wanted = false;
      clearInterval(renewal);
      endOffer();
    };
  }, [working]);

  return (
    <>
      <FormAlert text={failure} />
      <Button icon="key" busy={working} onClick={enter}>
        {working ? account.passkey.waiting : account.login.withPasskey}
      </Button>
    </>
  );
};
