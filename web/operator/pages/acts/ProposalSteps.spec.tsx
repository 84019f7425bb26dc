import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../i18n/index.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { zhCN } from '../../generated/texts/zh-CN/index.ts';
import { WordsContext } from '../../texts.tsx';
import { ProposalSteps } from './ProposalSteps.tsx';
import { stepsFor } from './proposal-steps.ts';
import type { Proposal } from './proposals-query.ts';

const proposal: Proposal = {
  id: 'act',
  kind: 'AdjustBalance',
  state: 'OPEN',
  takesTwo: true,
  mayApprove: true,
  player: 'player',
  proposer: 'lin',
  proposerName: 'Lin',
  proposedAt: '2026-11-20T10:00:00.000Z',
  position: '7',
  expiresAt: '2026-11-21T10:00:00.000Z',
  reason: 'a reason',
  changes: [],
  effect: JSON.stringify({ type: 'AdjustBalance', balance: 'coin', direction: 'credit', amount: '2460' }),
  ticket: null,
  closedBy: null,
  closedByName: null,
  closedAt: null,
  closedPosition: null,
  refusal: null,
  breakGlass: false,
  glassReason: null,
  glassPosition: null,
  reviewedBy: null,
  reviewedByName: null,
  reviewNote: null,
  reviewedPosition: null,
};

const buttonsFor = (id: string): readonly string[] => {
  const steps = stepsFor(proposal, { id, scopes: ['operator:propose', 'operator:approve'], mayBreakGlass: false });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const markup = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <LocaleProvider>
        <WordsContext value={zhCN}>
          <ToastProvider>
            <ProposalSteps proposal={proposal} steps={steps} onDone={() => Promise.resolve()} />
          </ToastProvider>
        </WordsContext>
      </LocaleProvider>
    </ApolloProvider>,
  );
  return [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]*>/g, ''));
};

it('a second person finds refusal and approval with its amount, and the proposer finds neither', () => {
  expect(buttonsFor('su')).toEqual(['拒绝', '批准+24.60']);
  expect(buttonsFor('lin')).toEqual(['撤回']);
});
