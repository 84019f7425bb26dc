import { makeStyleProps } from './make-style-props.ts';
import { makeTexts } from './texts/make-texts.ts';

/** Makes the generated files that git doesn't hold. Answers the problems of the texts: with one, their modules stay unchanged. */
export const makeUntracked = async (): Promise<readonly string[]> => {
  await makeStyleProps();
  return makeTexts();
};
