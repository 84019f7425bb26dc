import type { DocumentText } from '../../document.ts';

export const accountSecurity: DocumentText = {
  title: 'Account and security',
  summary: 'Passwords, codes, sessions, your data, and how to leave.',
  updatedAt: '2026-11-22',
  sections: [
    {
      heading: 'Logging in',
      paragraphs: [
        'You can log in with phone and password, with a code by SMS, or through Steam. A code has six digits, is good for 5 minutes and 5 tries; another one can be sent after 60 seconds. The small slider before it keeps programs from sending codes in your name.',
        'Nobody from the site ever asks for your password or for a code. Whoever does is a fraud.',
      ],
    },
    {
      heading: 'Keeping it safe',
      paragraphs: [
        'Use a password that you use nowhere else. Changing it ends all other sessions. In the settings you see every device that is logged in, and can end each of them.',
        'Sensitive acts, such as changing your phone number, e-mail address or making an API key, ask for the strongest proof that your account has: a passkey or an authenticator code, and an SMS code only where it has neither. The permission this gives ends after 10 minutes. Changes that could let something leave your account wait 24 hours, and you can stop them.',
      ],
    },
    {
      heading: 'API keys',
      paragraphs: [
        'Programs of your own can use a key with limited rights: reading, playing, trading. A key can’t change the account. It is shown once; if you lose it, revoke it and make another.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'You can download everything that is kept about you as one file. Personal data never enters the public log: there you are a random identifier.',
      ],
    },
    {
      heading: 'Erasing the account',
      paragraphs: [
        'Erasing needs an empty backpack and no open game, retrieval or deposit. What is left of both balances is forfeited, so sell or retrieve first. Your personal data is deleted; the entries in the fairness log stay, because the log could not be checked otherwise. This can’t be undone.',
      ],
    },
  ],
};
