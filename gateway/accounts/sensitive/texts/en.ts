import type { MailWords, NoticeTexts } from '../notice-texts.ts';

const named = (detail: string | null): string => (detail === null ? '' : ` (${detail})`);
const waits = 'It takes effect in 24 hours. If it wasn’t you, stop it now.';
const notYou = 'If it wasn’t you, freeze your account and change your password.';

export const en: NoticeTexts = {
  'new-device': (detail) => ({
    title: 'New device signed in',
    body: `Somebody signed in from a device we haven’t seen before${named(detail)}. ${notYou}`,
  }),
  'password-changed': () => ({
    title: 'Password changed',
    body: `Your other devices were signed out. ${notYou}`,
  }),
  recovered: () => ({
    title: 'Password reset by text message',
    body: 'All devices were signed out and all API keys deleted. For 24 hours nothing can leave the account. If it wasn’t you, stop it: the new password stops working and the account is frozen.',
  }),
  'recovery-stopped': () => ({
    title: 'Password reset stopped',
    body: 'The new password no longer works, every device was signed out, and the account is frozen. Sign in another way and confirm it’s you to thaw it.',
  }),
  'phone-change-asked': (detail) => ({
    title: 'Your phone number is about to change',
    body: `The new number${named(detail)} was requested. ${waits}`,
  }),
  'phone-changed': (detail) => ({
    title: 'Phone number changed',
    body: `Sign-in codes now go to the new number${named(detail)}. ${notYou}`,
  }),
  'trade-link-bound': () => ({ title: 'Trade link added', body: `Retrieved items will be sent to it. ${notYou}` }),
  'trade-link-change-asked': () => ({
    title: 'Your trade link is about to change',
    body: `Until then items still go to the old link. ${waits}`,
  }),
  'trade-link-changed': () => ({
    title: 'Trade link changed',
    body: `The change you were told of yesterday has taken effect. ${notYou}`,
  }),
  'steam-link-asked': () => ({
    title: 'A Steam account is about to be linked',
    body: `Whoever owns that Steam account will be able to sign in. ${waits}`,
  }),
  'steam-linked': () => ({
    title: 'Steam account linked',
    body: `It can now be used to sign in. ${notYou}`,
  }),
  'steam-unlinked': () => ({
    title: 'Steam account unlinked',
    body: `It can’t be used to sign in any more. ${notYou}`,
  }),
  'email-changed': () => ({
    title: 'E-mail address changed',
    body: `Notices will go to the new address once it is confirmed. ${notYou}`,
  }),
  'passkey-added': (detail) => ({
    title: 'Passkey added',
    body: `A new passkey${named(detail)} can sign in and confirm changes. ${notYou}`,
  }),
  'passkey-removal-asked': (detail) => ({
    title: 'A passkey is about to be removed',
    body: `Somebody asked to remove a passkey${named(detail)}. ${waits}`,
  }),
  'passkey-removed': (detail) => ({
    title: 'Passkey removed',
    body: `The passkey${named(detail)} no longer works. ${notYou}`,
  }),
  'totp-added': () => ({
    title: 'Authenticator app added',
    body: `Signing in with your password or a text message now also takes its code. ${notYou}`,
  }),
  'totp-removal-asked': () => ({
    title: 'Your authenticator app is about to be removed',
    body: `Signing in would no longer take its code. ${waits}`,
  }),
  'totp-removed': () => ({
    title: 'Authenticator app removed',
    body: `Signing in no longer takes its code, and the recovery codes are void. ${notYou}`,
  }),
  'recovery-codes-made': () => ({
    title: 'New recovery codes made',
    body: `The old ones no longer work. ${notYou}`,
  }),
  'api-key-made': (detail) => ({
    title: 'API key created',
    body: `A program can now use your account with the new key${named(detail)}. ${notYou}`,
  }),
  'change-stopped': () => ({ title: 'Change stopped', body: 'The change was stopped. Everything stays as it was.' }),
  'change-failed': () => ({
    title: 'A change couldn’t be made',
    body: 'What you asked for 24 hours ago is no longer possible, for example because another account uses it by now. Everything stays as it was.',
  }),
  held: () => ({
    title: 'Your account is on hold',
    body: 'For the time being nothing can leave the account. Your items and coins stay where they are.',
  }),
  released: () => ({ title: 'The hold is over', body: 'What support had held on your account may leave it again.' }),
  frozen: () => ({
    title: 'Your account is frozen',
    body: 'Other devices were signed out, API keys deleted and waiting changes stopped. To use the account again, sign in and confirm it’s you.',
  }),
  thawed: () => ({
    title: 'Your account works again',
    body: `For 24 hours nothing can leave it. If it wasn’t you, freeze it again.`,
  }),
};

export const enMail: MailWords = {
  hello: (nickname) => `Hello ${nickname},`,
  stopChange: 'Wasn’t you? Stop the change:',
  stopRecovery: 'Wasn’t you? Stop the reset:',
  freeze: 'Freeze your account:',
  nothingToDo: 'If it was you, there is nothing to do. We never ask for passwords or codes by e-mail.',
  confirm: {
    subject: 'Confirm your e-mail address',
    text: 'Open this link to get security notices at this address. It works for 7 days:',
    ignore: 'If you don’t have an account with us, ignore this e-mail.',
  },
};
