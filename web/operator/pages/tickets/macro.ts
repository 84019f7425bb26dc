/** A kept answer for one player: `{nickname}` is their name, or nothing where they have none any more. */
export const answerFrom = (text: string, nickname: string | null): string =>
  text.replaceAll('{nickname}', () => nickname ?? '');
