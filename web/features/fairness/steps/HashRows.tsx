import { useMessages } from '../../../i18n/index.ts';
import type { Fact } from '../../../ui/Facts.tsx';
import { Hex } from '../Hex.tsx';
import { Rows } from '../Rows.tsx';

interface HashRowsProps {
  readonly computed: string | null;
  readonly published: string;
  readonly more?: readonly Fact[];
}

/** The computed hash above the published one, for comparison by eye. */
export const HashRows = ({ computed, published, more = [] }: HashRowsProps) => {
  const { verify } = useMessages().fairness;
  return (
    <Rows
      rows={[
        ...(computed === null ? [] : [{ label: verify.computed, value: <Hex text={computed} /> }]),
        { label: verify.published, value: <Hex text={published} /> },
        ...more,
      ]}
    />
  );
};
