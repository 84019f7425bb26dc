import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { PasskeyError } from './passkeys.ts';

/** The sentence for what went wrong on the device or at the server. */
export const useProofText = (): ((thrown: unknown) => string) => {
  const { account } = useMessages();
  const errorText = useErrorText();
  return (thrown) => (thrown instanceof PasskeyError ? account.passkey.problems[thrown.problem] : errorText(thrown));
};
