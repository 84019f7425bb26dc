import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useRotate } from '../fairness/use-rotate.ts';
import { freeVerification } from './free-opening.ts';
import { NextCase } from './NextCase.tsx';

/** After a free opening: one tap that reveals its seeds and has it computed again, and the case that comes next. */
export const AfterFree = ({ roundId }: { readonly roundId: string }) => {
  const { freeCase } = useMessages();
  const { rotating, rotate } = useRotate();
  const { show } = useToasts();
  const navigate = useNavigate();
  const verify = async (): Promise<void> => {
    const answer = await rotate(null);
    // Rotated meanwhile elsewhere, its seeds are out already.
    const revealed = answer?.kind === 'done' || (answer?.kind === 'refused' && answer.code === 'NOTHING_TO_DO');
    if (!revealed) show('error', freeCase.after.failed);
    else navigate(...freeVerification(roundId));
  };
  return (
    <Stack gap={12} className="wrap" padY={16}>
      <Stack
        as="section"
        direction={['column', 'row']}
        align={['stretch', 'center']}
        gap={[12, 16]}
        pad={16}
        radius="card"
        ground="surface"
        aria-labelledby="verify-won"
      >
        <Text tone="info" self="start">
          <Icon name="shield" />
        </Text>
        <Stack grow shrink>
          <Text as="h2" size="large" id="verify-won">
            {freeCase.after.title}
          </Text>
          <Text as="p" size="note" tone="muted">
            {freeCase.after.text}
          </Text>
        </Stack>
        <Button variant="primary" icon="shield" busy={rotating} onClick={verify}>
          {freeCase.after.verify}
        </Button>
      </Stack>
      <NextCase />
    </Stack>
  );
};
