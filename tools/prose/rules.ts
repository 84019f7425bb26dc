/** A habit that makes a sentence hard to read, and what a sentence does instead. */
export interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

/** A sentence that opens with a clause as its subject hides its subject. A question may open so. */
const CLAUSE = /^(?:what|who|whoever|whatever|whose|whom|whichever)\b(?!.*\?$)/i;

/** Each is looked for in one sentence, without code, quotes and links. */
export const RULES: readonly Rule[] = [
  {
    name: 'clause as subject',
    pattern: CLAUSE,
    instead: 'name the subject: a player, client, engine, gateway, auditor or row',
  },
  {
    name: 'stand-in for a role',
    pattern: /\b(?:no one|nobody|(?:some|any|every)(?:body|one))\b/i,
    instead: 'name the role, or say "no player", "another client"',
  },
  { name: 'whoever', pattern: /\b(?:whoever|whomever)\b/i, instead: 'name the role' },
  { name: 'none of', pattern: /\bnone of\b/i, instead: '"no …", or "… does not"' },
  { name: 'such', pattern: /\bsuch\b(?! as\b)/i, instead: '"this", "these", or the noun itself' },
  { name: 'anew', pattern: /\banew\b/i, instead: '"again"' },
  { name: 'as it is', pattern: /\bas (?:it|they) (?:is|are|was|were)\b(?! \w)/i, instead: '"unchanged"' },
  { name: 'by hand of', pattern: /\bby (?:the )?hands? of\b/i, instead: '"by", with the role' },
];
