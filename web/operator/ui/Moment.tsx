import { formatDateTime, useLocale } from '../../i18n/index.ts';
import { momentText } from './moments.ts';

/** A moment of the API (RFC 3339) in the reader's own time zone, in full as its title; a dash for null. */
export const Moment = ({ at }: { readonly at: string | null | undefined }) => {
  const { locale } = useLocale();
  if (at == null) return <span>—</span>;
  return (
    <time dateTime={at} title={formatDateTime(at, locale)} className="figure">
      {momentText(new Date(at), new Date())}
    </time>
  );
};
