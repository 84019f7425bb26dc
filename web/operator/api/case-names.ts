import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { languageOf, useLocale } from '../../i18n/index.ts';
import { graphql } from '../generated/gql.ts';

const CASE_NAMES = graphql(`
  query CaseNames {
    caseNames { slug names { zhCN zhTW en } }
  }
`);

const FIELDS = { 'zh-CN': 'zhCN', 'zh-TW': 'zhTW', en: 'en' } as const;

/** Names a case in the reader's language; by its slug before the names have come, and where it has none. */
export const useCaseName = (): ((slug: string) => string) => {
  const { locale } = useLocale();
  const { data } = useQuery(CASE_NAMES);
  return useMemo(() => {
    const field = FIELDS[languageOf(locale)];
    const names = new Map(data?.caseNames.map(({ slug, names: all }) => [slug, all[field]]));
    return (slug) => names.get(slug) ?? slug;
  }, [data, locale]);
};
