import { Suspense } from 'react';
import { type DialogRequest, useDialogs } from '../platform/dialogs.tsx';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';

const LoginDialog = lazyWithTexts({ load: () => import('../features/account/LoginDialog.tsx') });
const RegisterDialog = lazyWithTexts({ load: () => import('../features/account/RegisterDialog.tsx') });
const FindPasswordDialog = lazyWithTexts({ load: () => import('../features/account/FindPasswordDialog.tsx') });
const SteamLoginDialog = lazyWithTexts({ load: () => import('../features/steam/SteamLoginDialog.tsx') });
const TipDialog = lazyWithTexts({ load: () => import('../features/account/TipDialog.tsx') });
const BenefitDialog = lazyWithTexts({ load: () => import('../features/account/BenefitDialog.tsx') });
const VerifyDialog = lazyWithTexts({ load: () => import('../features/account/VerifyDialog.tsx') });
const ChangePasswordDialog = lazyWithTexts({ load: () => import('../features/account/ChangePasswordDialog.tsx') });
const RealityCheckDialog = lazyWithTexts({ load: () => import('../features/safer-play/RealityCheckDialog.tsx') });
const LanguageDialog = lazyWithTexts({ load: () => import('../features/language/LanguageDialog.tsx') });
const InfoDialog = lazyWithTexts({ load: () => import('../features/messages/InfoDialog.tsx') });
const NoticeDialog = lazyWithTexts({ load: () => import('../features/notice/NoticeDialog.tsx') });
const SkinDialog = lazyWithTexts({ load: () => import('../features/themes/SkinDialog.tsx') });
const DepositDialog = lazyWithTexts({ load: () => import('../features/deposit/DepositDialog.tsx') });

const Shown = ({ request, close }: { readonly request: DialogRequest; readonly close: () => void }) => {
  switch (request.name) {
    case 'login':
      return <LoginDialog onClose={close} mode="password" />;
    case 'smsLogin':
      return <LoginDialog onClose={close} mode="sms" />;
    case 'register':
      return (
        <RegisterDialog
          onClose={close}
          {...(request.steamTicket !== undefined && { steamTicket: request.steamTicket })}
        />
      );
    case 'findPassword':
      return <FindPasswordDialog onClose={close} />;
    case 'steamLogin':
      return <SteamLoginDialog onClose={close} />;
    case 'loginTip':
      return <TipDialog onClose={close} to="login" />;
    case 'registerTip':
      return <TipDialog onClose={close} to="register" />;
    case 'benefit':
      return <BenefitDialog onClose={close} />;
    case 'userVerify':
      return <VerifyDialog onClose={close} />;
    case 'changePassword':
      return <ChangePasswordDialog onClose={close} />;
    case 'realityCheck':
      return <RealityCheckDialog onClose={close} />;
    case 'language':
      return <LanguageDialog onClose={close} />;
    case 'info':
      return <InfoDialog onClose={close} />;
    case 'notice':
      return <NoticeDialog notice={request.notice} onClose={close} />;
    case 'skin':
      return <SkinDialog onClose={close} />;
    case 'deposit':
      return <DepositDialog onClose={close} {...(request.amount !== undefined && { amount: request.amount })} />;
    case 'confirm':
      return <ConfirmDialog {...request} onClose={close} />;
  }
};

/** Both ways of logging in are one dialog: what was typed stays when one changes the way. */
const placeOf = ({ name }: DialogRequest): string => (name === 'smsLogin' ? 'login' : name);

/** Draws the dialog that is asked for; stands once, inside all providers. */
export const DialogHost = () => {
  const { current, close } = useDialogs();
  if (current === null) return null;
  return (
    <ChunkBoundary key={placeOf(current)} onDismiss={close}>
      <Suspense fallback={null}>
        <Shown request={current} close={close} />
      </Suspense>
    </ChunkBoundary>
  );
};
