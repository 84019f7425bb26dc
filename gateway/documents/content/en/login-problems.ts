import type { DocumentText } from '../../document.ts';

export const loginProblems: DocumentText = {
  title: 'I can’t log in',
  summary: 'No code, wrong password, lost phone: what to do.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'The code doesn’t arrive',
      paragraphs: [
        'Check the number and the country code. Wait 60 seconds before asking for another; the older code is void then. Some phones put codes from unknown senders into a separate folder.',
      ],
    },
    {
      heading: 'The code is wrong',
      paragraphs: [
        'A code is good for 5 minutes and 5 tries, and only for what it was asked for: a code for logging in can’t change a password.',
      ],
    },
    {
      heading: 'I forgot the password',
      paragraphs: ['Choose Forgot password and set a new one with a code by SMS. All devices are logged out then.'],
    },
    {
      heading: 'I have lost the phone number',
      paragraphs: [
        'Log in with your password or through Steam and change the number in the settings. If you can do neither, open a ticket from another account and say how we can recognise you; we will ask for an identity check before anything is changed.',
      ],
    },
    {
      heading: 'The login has expired',
      paragraphs: [
        'Sessions end when you change your password, when they are revoked in the settings, and after a long time without use. Your balance and your items are not affected.',
      ],
    },
  ],
};
