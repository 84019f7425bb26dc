import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { useWords } from '../texts.tsx';
import { PageHead } from '../ui/PageHead.tsx';

/** An address without a page, or with one that the operator's roles don't open: both look the same. */
export const NotFoundPage = () => {
  const { notFound } = useWords().frame;
  return (
    <>
      <PageHead title={notFound.title} />
      <EmptyState icon="search" title={notFound.title} text={notFound.text}>
        <ButtonLink to="/">{notFound.back}</ButtonLink>
      </EmptyState>
    </>
  );
};
