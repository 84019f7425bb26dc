import { useNavigate } from 'react-router-dom';
import { formatMoney, pickName, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Loaded } from '../../platform/Loaded.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { useSession } from '../../platform/session.tsx';
import { useTimeLeft } from '../../platform/use-time-left.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/States.tsx';
import styles from './FreeCaseDialog.module.css';
import { freeOpening } from './free-opening.ts';
import { type TodaysFreeCase, useTodaysFreeCase } from './use-todays-free-case.ts';

type Free = NonNullable<TodaysFreeCase['free']>;

const Clock = ({ free: { available, dayEndsAt } }: { readonly free: Free }) => {
  const { freeCase } = useMessages();
  const { clock } = useTimeLeft(Date.parse(dayEndsAt));
  return (
    <Row as="p" justify="center" gap={8} size="note" tone="muted">
      <Icon name="clock" size={16} />
      {available ? freeCase.until : freeCase.next}
      <Text as="time" num tone="text" dateTime={dayEndsAt}>
        <bdi dir="ltr">{clock}</bdi>
      </Text>
    </Row>
  );
};

const Acts = ({ free, onClose }: { readonly free: Free; readonly onClose: () => void }) => {
  const { freeCase } = useMessages();
  const { status } = useSession();
  const { open } = useDialogs();
  const navigate = useNavigate();
  if (status === 'guest') {
    return (
      <>
        <Button variant="primary" size="large" onClick={() => open({ name: 'register' })}>
          {freeCase.register}
        </Button>
        <Button variant="ghost" onClick={() => open({ name: 'login' })}>
          {freeCase.login}
        </Button>
      </>
    );
  }
  const go = (): void => {
    onClose();
    if (free.available) navigate(...freeOpening(free.case.slug));
    else navigate(`/box/${free.case.slug}`);
  };
  return (
    <Button {...(free.available && { variant: 'primary' })} size="large" onClick={go}>
      {free.available ? freeCase.open : freeCase.look}
    </Button>
  );
};

const Moment = ({ free, onClose }: { readonly free: Free; readonly onClose: () => void }) => {
  const messages = useMessages();
  const { freeCase } = messages;
  const { locale } = useLocale();
  const { status } = useSession();
  const { hue, imageSmall, names, hero } = free.case;
  const item = skinNames(hero.skin, null, messages, locale).name;
  return (
    <Stack gap={16} text="center" style={{ '--hue': hue }}>
      <Box className={styles.stage}>
        <img src={imageSmall} alt="" width={320} height={260} />
      </Box>
      <Stack gap={4}>
        <Text as="h3" size="title">
          {pickName(names, locale)}
        </Text>
        <Text as="p" size="note" tone="muted">
          {freeCase.top({ item, value: formatMoney(hero.value, locale) })}
        </Text>
        <Text as="p">{status === 'guest' ? freeCase.first : free.available ? freeCase.ready : freeCase.taken}</Text>
      </Stack>
      <Clock free={free} />
      <Stack gap={8}>
        <Acts free={free} onClose={onClose} />
      </Stack>
      <Row as="p" size="small" gap={8} align="start" tone="muted" text="start">
        <Text tone="info" rigid>
          <Icon name="shield" size={16} />
        </Text>
        <span>
          {freeCase.promise} {freeCase.sellOnly}
        </span>
      </Row>
    </Stack>
  );
};

/** Today's free case as a moment of its own: lit, named, one act. */
export default function FreeCaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { freeCase } = useMessages();
  const today = useTodaysFreeCase();
  return (
    <Dialog title={freeCase.title} onClose={onClose}>
      <Loaded
        from={today}
        value={today.free}
        skeleton={<Skeletons heights={['232px', '52px']} gap={16} />}
        error={{ title: freeCase.failed }}
        missing={<EmptyState icon="gift" title={freeCase.none} text={freeCase.noneText} />}
      >
        {(free) => <Moment free={free} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}
