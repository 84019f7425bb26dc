import { useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { DepositForm } from './DepositForm.tsx';
import { useOffer } from './use-offer.ts';

interface DepositDeskProps {
  readonly suggestion?: number | undefined;
  readonly onLeave?: () => void;
}

/** The form as soon as it is known how one can pay here; or that one can't. */
export const DepositDesk = ({ suggestion, onLeave }: DepositDeskProps) => {
  const { deposit } = useMessages();
  const offer = useOffer();
  return (
    <Loaded
      from={offer}
      value={offer.channels}
      skeleton={<Skeletons heights={['76px', '148px', '94px', '52px']} gap={14} />}
    >
      {([first, ...others]) =>
        first === undefined ? (
          <EmptyState icon="lock" {...deposit.off} />
        ) : (
          <DepositForm
            offer={offer}
            channels={[first, ...others]}
            suggestion={suggestion}
            {...(onLeave && { onLeave })}
          />
        )
      }
    </Loaded>
  );
};
