import { useMessages } from '../../i18n/index.ts';
import { Stack } from '../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { DepositForm } from './DepositForm.tsx';
import { useOffer } from './use-offer.ts';

interface DepositDeskProps {
  readonly suggestion?: number | undefined;
  readonly onLeave?: () => void;
}

/** The form as soon as it is known how one can pay here; or that one can't. */
export const DepositDesk = ({ suggestion, onLeave }: DepositDeskProps) => {
  const { deposit, shell } = useMessages();
  const offer = useOffer();
  if (offer.failed) return <ErrorState onRetry={offer.reload} />;
  if (offer.channels === undefined) {
    return (
      <Stack gap={14}>
        <LoadingNote text={shell.loading} />
        <Skeleton height="76px" />
        <Skeleton height="148px" />
        <Skeleton height="94px" />
        <Skeleton height="52px" />
      </Stack>
    );
  }
  const [first, ...others] = offer.channels;
  if (first === undefined) return <EmptyState icon="lock" {...deposit.off} />;
  return (
    <DepositForm offer={offer} channels={[first, ...others]} suggestion={suggestion} {...(onLeave && { onLeave })} />
  );
};
