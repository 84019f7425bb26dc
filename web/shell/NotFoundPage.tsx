import { useMessages } from '../i18n/index.ts';
import { NotFound } from '../platform/NotFound.tsx';

export default function NotFoundPage() {
  const { shell } = useMessages();
  return <NotFound words={shell.notFound} to="/home" />;
}
