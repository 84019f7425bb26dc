import type { DocumentText } from '../../document.ts';

export const terms: DocumentText = {
  title: 'Terms of use',
  summary: 'The rules between you and the operator of this site.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Who may play',
      paragraphs: [
        'You must be at least 18 years old, and of full age where you live. Use is allowed only where the law of your place allows it; making sure of that is up to you. Each person may have one account, for themselves only.',
        'The operator may ask for an identity check and may suspend an account until it is done.',
      ],
    },
    {
      heading: 'What you buy',
      paragraphs: [
        'Coin and points are prepaid credit for use on this site. Items are virtual: a licence to use a digital picture and what the site lets you do with it. They are not securities and not legal tender.',
        'A play costs what is shown beside the button. With the press of the button it is agreed on and carried out at once; it can’t be taken back. Amounts are booked in hundredths, and conversions are rounded as described in the help centre.',
      ],
    },
    {
      heading: 'No guarantee of winnings',
      paragraphs: [
        'Results are random. The return to player that is published for each game is an average over very many plays, below 100%, and no promise for yours. Nobody may tell you that this site is a source of income.',
      ],
    },
    {
      heading: 'Fairness',
      paragraphs: [
        'Results follow from committed seeds by the published method, and every result is in the fairness log. If the log and the display ever differ, the log is right.',
        'If a fault of the site led to a result that does not follow from the seeds, the play is void: stakes are returned, and items that came from it may be taken back.',
      ],
    },
    {
      heading: 'Deposits, retrieval and fees',
      paragraphs: [
        'Deposits are credited when the payment provider confirms them. Payments that are charged back may lead to suspension until the matter is settled. Retrieval may take up to 12 hours and needs a Steam account that may trade; its failure returns the item.',
        'Bonuses are locked and become coin with settled wagering, as described. Bonuses that were obtained by several accounts of one person may be withdrawn.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'Several accounts, accounts of other people, payment with means that are not yours, money laundering, collusion to abuse promotions, attacks on the site, and programs that don’t use the published interfaces with a key of your own.',
      ],
    },
    {
      heading: 'Safer play',
      paragraphs: [
        'Limits, time-outs and self-exclusion that you set are binding for both sides and can’t be shortened by support.',
      ],
    },
    {
      heading: 'Interruptions and suspension',
      paragraphs: [
        'The operator may stop a game when there is reason to suspect a fault. Open battles and giveaways are then finished or refunded by the published rules. An account that breaks these terms may be suspended; what was bought and won lawfully stays available for sale or retrieval, as far as the law allows.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The operator is liable for intent and gross negligence, and for what can’t be excluded by law. It is not liable for outages of Steam, payment or telephone providers.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'Changes are announced in the notices at least 14 days before they take effect. Whoever doesn’t agree can sell or retrieve their items and erase the account.',
      ],
    },
  ],
};
