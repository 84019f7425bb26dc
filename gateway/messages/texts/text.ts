import type { GameName } from '../../../engine/kernel/game-name.ts';
import type { MessageContent, Template } from '../message.ts';

export interface MessageText {
  readonly title: string;
  readonly body: string;
}

type ContentOf<Name extends Template> = Extract<MessageContent, { template: Name }>;

/** How contents are put into words of one language. `skin` and `money` come formatted. */
type Sentence<Name extends Template> = (
  content: ContentOf<Name>,
  say: { readonly skin: (id: string) => string; readonly money: (minorUnits: string) => string },
) => MessageText;

export type MessageTexts = { readonly [Name in Template]: Sentence<Name> };

/** What each game says of a win. */
export type WinTexts = Readonly<Record<GameName, Sentence<'win'>>>;
