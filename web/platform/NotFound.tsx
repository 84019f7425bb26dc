import { useMessages } from '../i18n/index.ts';
import { ButtonLink } from '../ui/Button.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { EmptyState } from '../ui/States.tsx';

interface NotFoundProps {
  readonly icon?: IconName;
  readonly words: { readonly title: string; readonly text: string; readonly action: string };
  /** Where the action leads. */
  readonly to: string;
  readonly primary?: boolean;
}

/** In place of a page whose address names nothing. */
export const NotFound = ({ icon = 'search', words: { title, text, action }, to, primary = false }: NotFoundProps) => {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <title>{shell.pageTitle({ page: title })}</title>
      <EmptyState page icon={icon} title={title} text={text}>
        <ButtonLink to={to} {...(primary && { variant: 'primary' })}>
          {action}
        </ButtonLink>
      </EmptyState>
    </div>
  );
};
