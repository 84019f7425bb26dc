import { z } from 'zod';
import { PRIZE_BALANCES } from '../../../engine/contests/bounds.ts';
import { names } from '../../../engine/kernel/event-codec.ts';
import { GAMES } from '../../../engine/kernel/game-name.ts';
import { LIMIT_KINDS, PERIODS } from '../../../engine/kernel/world.ts';
import { NOTICE_KINDS } from '../../accounts/security-journal/kinds.ts';
import { LINK_ACTIONS } from '../../accounts/sensitive/security-links.ts';

export const MESSAGE_KINDS = [
  'WIN',
  'DEPOSIT',
  'RETRIEVAL',
  'GIVEAWAY',
  'SUPPORT',
  'REWARD',
  'SECURITY',
  'NOTICE',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const amount = z.string().regex(/^\d{1,16}$/);

/** The content of a message, without its words: those are in `schema/texts/`, one sentence a template and language. */
export const messageContent = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('win'),
    game: z.enum(GAMES),
    /** The first of the items, and how many they are. */
    skin: z.string(),
    count: z.int(),
    /** Of all of them. */
    value: amount,
  }),
  z.object({ template: z.literal('deposit-paid'), coin: amount, locked: amount }),
  z.object({
    template: z.literal('deposit-reversed'),
    kind: z.enum(['refund', 'chargeback']),
    coin: amount,
    /** The debt that it leaves; 0 for none. */
    owed: amount,
  }),
  z.object({
    template: z.literal('contest-prize'),
    /** Its name; none in messages of before they had one. */
    contest: names.optional(),
    rank: z.int(),
    amount,
    balance: z.enum(PRIZE_BALANCES),
  }),
  z.object({ template: z.literal('contest-prize-lost'), contest: names, rank: z.int(), amount }),
  z.object({ template: z.literal('retrieval-sent'), skin: z.string() }),
  z.object({ template: z.literal('retrieval-done'), skin: z.string() }),
  z.object({ template: z.literal('retrieval-failed'), skin: z.string() }),
  z.object({ template: z.literal('coupon') }),
  z.object({ template: z.literal('support-answer'), subject: z.string() }),
  z.object({
    template: z.literal('security'),
    event: z.enum(NOTICE_KINDS),
    detail: z.string().nullable(),
    /** Where the notice leads: known by its id alone, so that no copy of the inbox can use it. */
    link: z.object({ linkId: z.string(), action: z.enum(LINK_ACTIONS) }).nullable(),
  }),
  z.object({ template: z.literal('limit-set'), kind: z.enum(LIMIT_KINDS), period: z.enum(PERIODS), amount }),
  z.object({ template: z.literal('operator'), title: z.string(), body: z.string() }),
]);
export type MessageContent = z.infer<typeof messageContent>;
export type Template = MessageContent['template'];

export const TEMPLATES = messageContent.options.map(({ shape }) => shape.template.value);

const kinds: Readonly<Record<Exclude<Template, 'win'>, MessageKind>> = {
  'deposit-paid': 'DEPOSIT',
  'deposit-reversed': 'DEPOSIT',
  'retrieval-sent': 'RETRIEVAL',
  'retrieval-done': 'RETRIEVAL',
  'retrieval-failed': 'RETRIEVAL',
  coupon: 'REWARD',
  'contest-prize': 'REWARD',
  'contest-prize-lost': 'REWARD',
  'support-answer': 'SUPPORT',
  security: 'SECURITY',
  'limit-set': 'NOTICE',
  operator: 'NOTICE',
};

export const kindOf = (content: MessageContent): MessageKind => {
  if (content.template !== 'win') return kinds[content.template];
  return content.game === 'giveaway' ? 'GIVEAWAY' : 'WIN';
};
