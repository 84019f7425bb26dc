import type { MessageContent, Template } from '../message.ts';

export interface MessageText {
  readonly title: string;
  readonly body: string;
}

type ContentOf<Name extends Template> = Extract<MessageContent, { template: Name }>;

/** How contents are put into words of one language. `skin` and `money` come formatted. */
export type MessageTexts = {
  readonly [Name in Template]: (
    content: ContentOf<Name>,
    say: { readonly skin: (id: string) => string; readonly money: (minorUnits: string) => string },
  ) => MessageText;
};
