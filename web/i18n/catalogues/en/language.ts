import type { language as contract } from '../zh-CN/language.ts';

export const language: typeof contract = {
  title: 'Language',
  complete: 'Fully translated',
  others: 'Other languages',
  fallback: 'Not translated yet, shown in English',
  fallbackNotice: (name) => `The site isn’t available in ${name} yet, so you’re reading it in English.`,
  search: 'Search languages',
  noMatch: 'No language by that name',
  failed: 'The language couldn’t be loaded. Please try again.',
};
