import type { Messages } from '../../i18n/index.ts';

type Words = Pick<Messages['inbox'], 'go' | 'security'>;

const isKnown = (words: Words['security'], name: string): name is keyof Words['security'] => Object.hasOwn(words, name);

/** The label of a message's link: the links of security notices stop, freeze and confirm. */
export const linkLabel = (link: string, { go, security }: Words): string => {
  const name = /^\/security\/([a-z-]+)#/.exec(link)?.[1] ?? '';
  return isKnown(security, name) ? security[name] : go;
};
