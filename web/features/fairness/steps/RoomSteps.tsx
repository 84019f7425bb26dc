import type { LockStep as Lock, RoomStep } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import type { Fact } from '../../../ui/Facts.tsx';
import { Figure, Rows } from '../Rows.tsx';
import { Bytes } from './Bytes.tsx';
import { HashRows } from './HashRows.tsx';
import { Step, StepNote } from './Step.tsx';

const mono = (text: string) => (
  <Text as="bdi" dir="ltr" tone="soft" className="mono">
    {text}
  </Text>
);

/** The id of a room is a hash, so that no party could choose it. */
export const RoomIdStep = ({ room }: { readonly room: RoomStep }) => {
  const { verify } = useMessages().fairness;
  const { room: words } = verify;
  return (
    <Step title={words.title} formula={words.formula} verdict={room.verdict}>
      <Rows
        rows={[
          { label: verify.computed, value: mono(room.computed) },
          { label: verify.published, value: mono(room.published) },
        ]}
      />
      <Bytes label={words.text} text={room.text} />
    </Step>
  );
};

/** One hash over everything that the draws follow from, besides the seed. */
export const LockStep = ({ step: { lock, game, verdict } }: { readonly step: Lock }) => {
  const { verify } = useMessages().fairness;
  const words = verify.lock[game];
  const { locale } = useLocale();
  if (lock === null) {
    return (
      <Step title={words.title} verdict="pending" words={{ pending: verify.later }}>
        <StepNote>{words.later}</StepNote>
      </Step>
    );
  }
  const place: Fact = {
    label: verify.lock.at,
    value: (
      <span>
        <Figure>#{formatCount(lock.position, locale)}</Figure>
        <Text tone="muted">{` · ${formatDateTime(lock.at, locale)}`}</Text>
      </span>
    ),
  };
  return (
    <Step title={words.title} formula="SHA-256" verdict={verdict}>
      <StepNote>{words.text}</StepNote>
      <HashRows computed={lock.computed} published={lock.published} more={[place]} />
      <Bytes label={verify.hashed} text={lock.text} />
    </Step>
  );
};
