import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SettingRow } from '../settings/SettingRow.tsx';
import { AuthenticatorDialog, type TotpSetup } from './AuthenticatorDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { NEW_RECOVERY_CODES, REMOVE_TOTP, type SecurityFacts, START_TOTP } from './security-query.ts';
import { useAct } from './use-act.ts';

const RecoveryRow = ({ left }: { readonly left: number }) => {
  const { security } = useMessages();
  const words = security.codes;
  const { open } = useDialogs();
  const { confirmed } = useStepUp();
  const { working, run } = useAct();
  const [make] = useMutation(NEW_RECOVERY_CODES, { refetchQueries: ['SecurityPage'] });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async (): Promise<void> => {
    const made = await confirmed((ticket) => make({ variables: { ticket } }));
    if (made?.data) setCodes(made.data.newRecoveryCodes);
  };
  const askRenewal = (): void =>
    open({
      name: 'confirm',
      title: words.makeTitle,
      text: words.makeText,
      confirmLabel: words.make,
      onConfirm: () => run(renew),
    });
  return (
    <>
      <SettingRow label={words.label} value={words.left({ left })}>
        <Button busy={working} aria-label={`${words.make} · ${words.label}`} onClick={askRenewal}>
          {words.make}
        </Button>
      </SettingRow>
      {codes !== null && (
        <Dialog title={words.title} onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
        </Dialog>
      )}
    </>
  );
};

/** The authenticator, and the codes that stand in for it. */
export const AuthenticatorRows = ({ facts }: { readonly facts: SecurityFacts['security'] }) => {
  const { security, account } = useMessages();
  const words = security.totp;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { confirmed } = useStepUp();
  const { working, run } = useAct();
  const [begin] = useMutation(START_TOTP);
  const [remove] = useMutation(REMOVE_TOTP);
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const { totpSince } = facts;

  const setUp = async (): Promise<void> => {
    const begun = await confirmed((ticket) => begin({ variables: { ticket } }));
    if (begun?.data) setSetup(begun.data.startTotp);
  };
  const askRemoval = (): void =>
    open({
      name: 'confirm',
      title: words.removeTitle,
      text: words.removeText,
      confirmLabel: words.remove,
      danger: true,
      onConfirm: () => run(() => confirmed((ticket) => remove({ variables: { ticket } })), account.later.done),
    });
  return (
    <>
      {totpSince === null ? (
        <SettingRow label={words.label} hint={words.text}>
          <Button busy={working} aria-label={`${words.setUp} · ${words.label}`} onClick={() => run(setUp)}>
            {words.setUp}
          </Button>
        </SettingRow>
      ) : (
        <>
          <SettingRow label={words.label} value={words.on({ at: formatDate(totpSince, locale) })} hint={words.text}>
            <Button busy={working} aria-label={`${words.remove} · ${words.label}`} onClick={askRemoval}>
              {words.remove}
            </Button>
          </SettingRow>
          <RecoveryRow left={facts.recoveryCodesLeft} />
        </>
      )}
      {setup !== null && <AuthenticatorDialog setup={setup} onClose={() => setSetup(null)} />}
    </>
  );
};
