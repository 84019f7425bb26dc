import type { DocumentSource } from '../../document.ts';
import type { TopicSlug } from '../../topics.ts';
import { about } from './about.ts';
import { accountSecurity } from './account-security.ts';
import { battles } from './battles.ts';
import { depositMissing } from './deposit-missing.ts';
import { depositsAndBonuses } from './deposits-and-bonuses.ts';
import { disclaimer } from './disclaimer.ts';
import { disputedResult } from './disputed-result.ts';
import { giveaways } from './giveaways.ts';
import { loginProblems } from './login-problems.ts';
import { openingCases } from './opening-cases.ts';
import { partnerAndGrades } from './partner-and-grades.ts';
import { privacy } from './privacy.ts';
import { provablyFair } from './provably-fair.ts';
import { retrievalDelayed } from './retrieval-delayed.ts';
import { saferPlay } from './safer-play.ts';
import { sellExchangeRetrieve } from './sell-exchange-retrieve.ts';
import { terms } from './terms.ts';
import { termsOfPlay } from './terms-of-play.ts';
import { upgradeAndDream } from './upgrade-and-dream.ts';

export const zhCN: Readonly<Record<TopicSlug, DocumentSource>> = {
  'opening-cases': openingCases,
  'provably-fair': provablyFair,
  battles,
  'upgrade-and-dream': upgradeAndDream,
  giveaways,
  'deposits-and-bonuses': depositsAndBonuses,
  'sell-exchange-retrieve': sellExchangeRetrieve,
  'safer-play': saferPlay,
  'account-security': accountSecurity,
  'partner-and-grades': partnerAndGrades,
  'deposit-missing': depositMissing,
  'retrieval-delayed': retrievalDelayed,
  'login-problems': loginProblems,
  'disputed-result': disputedResult,
  terms,
  'terms-of-play': termsOfPlay,
  privacy,
  about,
  disclaimer,
};
