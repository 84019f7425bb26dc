// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/notices.ts';

const texts: Texts = {
  named: (a) => ` (${a.detail})`,
  kinds: {
    'new-device': {
      title: "New device signed in",
      body: (a) => `Somebody signed in from a device we haven’t seen before${a.named}. If it wasn’t you, freeze your account and change your password.`,
    },
    'password-changed': {
      title: "Password changed",
      body: "Your other devices were signed out. If it wasn’t you, freeze your account and change your password.",
    },
    recovered: {
      title: "Password reset by text message",
      body: "All devices were signed out and all API keys deleted. For 24 hours nothing can leave the account. If it wasn’t you, say so: then nothing can leave for 7 days, while you get your number back and reset the password yourself.",
    },
    'recovery-stopped': {
      title: "Withdrawals held for 7 days",
      body: "A device or a link of this account said that the password reset wasn’t you. Until 7 days after the reset nothing can leave the account. The new password still works; if you don’t know it, reset it by text message.",
    },
    'phone-change-asked': {
      title: "Your phone number is about to change",
      body: (a) => `The new number${a.named} was requested. It takes effect in 24 hours. If it wasn’t you, stop it now.`,
    },
    'phone-changed': {
      title: "Phone number changed",
      body: (a) => `Sign-in codes now go to the new number${a.named}. If it wasn’t you, freeze your account and change your password.`,
    },
    'trade-link-bound': {
      title: "Trade link added",
      body: "Retrieved items will be sent to it. If it wasn’t you, freeze your account and change your password.",
    },
    'trade-link-change-asked': {
      title: "Your trade link is about to change",
      body: "Until then items still go to the old link. It takes effect in 24 hours. If it wasn’t you, stop it now.",
    },
    'trade-link-changed': {
      title: "Trade link changed",
      body: "The change you were told of yesterday has taken effect. If it wasn’t you, freeze your account and change your password.",
    },
    'steam-link-asked': {
      title: "A Steam account is about to be linked",
      body: "Whoever owns that Steam account will be able to sign in. It takes effect in 24 hours. If it wasn’t you, stop it now.",
    },
    'steam-linked': {
      title: "Steam account linked",
      body: "It can now be used to sign in. If it wasn’t you, freeze your account and change your password.",
    },
    'steam-unlinked': {
      title: "Steam account unlinked",
      body: "It can’t be used to sign in any more. If it wasn’t you, freeze your account and change your password.",
    },
    'email-changed': {
      title: "E-mail address changed",
      body: "Notices will go to the new address once it is confirmed. If it wasn’t you, freeze your account and change your password.",
    },
    'passkey-added': {
      title: "Passkey added",
      body: (a) => `A new passkey${a.named} can sign in and confirm changes. If it wasn’t you, freeze your account and change your password.`,
    },
    'passkey-removal-asked': {
      title: "A passkey is about to be removed",
      body: (a) => `Somebody asked to remove a passkey${a.named}. It takes effect in 24 hours. If it wasn’t you, stop it now.`,
    },
    'passkey-removed': {
      title: "Passkey removed",
      body: (a) => `The passkey${a.named} no longer works. If it wasn’t you, freeze your account and change your password.`,
    },
    'totp-added': {
      title: "Authenticator app added",
      body: "Signing in with your password or a text message now also takes its code. If it wasn’t you, freeze your account and change your password.",
    },
    'totp-removal-asked': {
      title: "Your authenticator app is about to be removed",
      body: "Signing in would no longer take its code. It takes effect in 24 hours. If it wasn’t you, stop it now.",
    },
    'totp-removed': {
      title: "Authenticator app removed",
      body: "Signing in no longer takes its code, and the recovery codes are void. If it wasn’t you, freeze your account and change your password.",
    },
    'recovery-codes-made': {
      title: "New recovery codes made",
      body: "The old ones no longer work. If it wasn’t you, freeze your account and change your password.",
    },
    'api-key-made': {
      title: "API key created",
      body: (a) => `A program can now use your account with the new key${a.named}. If it wasn’t you, freeze your account and change your password.`,
    },
    'change-stopped': {
      title: "Change stopped",
      body: "The change was stopped. Everything stays as it was.",
    },
    'change-failed': {
      title: "A change couldn’t be made",
      body: "What you asked for 24 hours ago is no longer possible, for example because another account uses it by now. Everything stays as it was.",
    },
    held: {
      title: "Your account is on hold",
      body: "For the time being nothing can leave the account. Your items and coins stay where they are.",
    },
    released: {
      title: "The hold is over",
      body: "What support had held on your account may leave it again.",
    },
    frozen: {
      title: "Your account is frozen",
      body: "Other devices were signed out, API keys deleted and waiting changes stopped. To use the account again, sign in and confirm it’s you.",
    },
    thawed: {
      title: "Your account works again",
      body: "For 24 hours nothing can leave it. If it wasn’t you, freeze it again.",
    },
  },
};

export default texts;
