import { useMessages } from '../i18n/index.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/States.tsx';

export default function NotFoundPage() {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <title>{shell.pageTitle({ page: shell.notFound.title })}</title>
      <EmptyState page icon="search" title={shell.notFound.title} text={shell.notFound.text}>
        <ButtonLink to="/home">{shell.notFound.action}</ButtonLink>
      </EmptyState>
    </div>
  );
}
