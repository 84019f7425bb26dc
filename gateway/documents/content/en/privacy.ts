import type { DocumentText } from '../../document.ts';

export const privacy: DocumentText = {
  title: 'Privacy policy',
  summary: 'What is kept about you, why, for how long, and what you can do about it.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'What is kept',
      paragraphs: [
        'Account: phone number, nickname, avatar, and as far as you give them e-mail address, trade link and the number of your Steam account. Passwords are kept as argon2id hashes, session tokens and codes only hashed.',
        'Use: sessions with browser, address and time of last use; deposit orders, retrievals, messages, support tickets, safer-play settings.',
        'Identity checks are done by a provider; the site keeps only the result.',
      ],
    },
    {
      heading: 'What is public',
      paragraphs: [
        'Every play is in the public fairness log, under a random identifier. Name, phone number, e-mail address, trade link and IP address never enter it. Your nickname and avatar are shown beside your drops and in rooms you join, but are not part of the log.',
      ],
    },
    {
      heading: 'What it is for',
      paragraphs: [
        'To run the account, to carry out what you order, to protect against fraud, to enforce the limits you set, and to fulfil legal duties. Data is not sold, and there is no advertising or tracking by third parties.',
      ],
    },
    {
      heading: 'Who else gets data',
      paragraphs: [
        'Only the providers that are needed for what you do: for SMS codes your number, for payments the order, for retrieval the trade link, for Steam sign-in the confirmation by Steam. Which of them are in use depends on the installation.',
      ],
    },
    {
      heading: 'On your device',
      paragraphs: [
        'The site keeps in your browser’s storage: the login token, your settings (sound, speed, theme, lag measurement), the language, the channel you came by, notices you have seen, and plays whose answer is still due. There are no advertising cookies.',
        'If you allow lag measurement, the page times its own requests to show battles in step. You can switch it off in the settings.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Account data is kept as long as the account exists. On erasure it is deleted; what remains is a keyed hash of the phone number, so that self-exclusion and one-time rewards hold, and what the law requires to be kept, such as payment records. Entries of the fairness log remain for ever but can no longer be connected with you.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see and correct your data in the settings, download all of it as one file, and erase the account. For everything else, open a support ticket; you can also complain to the data protection authority of your place.',
      ],
    },
  ],
};
