import { useMutation, useQuery } from '@apollo/client/react';
import { promotionCodeIn } from '../../../schema/input/codes.ts';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Box } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { GoldenCodeForm } from '../golden-code/GoldenCodeForm.tsx';
import { BIND_INVITER, MY_PROMOTION, PROMOTION } from '../rewards/rewards-query.ts';
import { CodeForm } from './CodeForm.tsx';
import { SettingRow, SettingsSection } from './SettingRow.tsx';

const Referrer = () => {
  const { settings, shell } = useMessages();
  const words = settings.referrer;
  const { show } = useToasts();
  const { data, error } = useQuery(MY_PROMOTION);
  const [bind] = useMutation(BIND_INVITER);
  const promotion = readFragment(PROMOTION, data?.promotion);

  const enter = async (code: string): Promise<void> => {
    await bind({ variables: { code }, refetchQueries: [MY_PROMOTION] });
    show('success', words.done);
  };

  if (promotion === undefined && error === undefined) return <Skeleton height="104px" />;
  if (promotion?.bound === true) {
    const { upline } = promotion;
    return <SettingRow label={words.label} value={words.bound({ nickname: upline ?? shell.hiddenPlayer })} />;
  }
  return (
    <CodeForm
      label={words.label}
      hint={words.hint}
      action={words.action}
      problemOf={(typed) =>
        typed.trim() === '' ? words.required : promotionCodeIn(typed) === null ? words.invalid : undefined
      }
      onEnter={enter}
    />
  );
};

/** A Golden Code to redeem, and the code of the player's inviter. */
export const CodesSection = () => {
  const { settings } = useMessages();
  return (
    <SettingsSection id="codes" title={settings.sections.codes}>
      <Box padTop={12} padBottom={8}>
        <GoldenCodeForm />
      </Box>
      <Referrer />
    </SettingsSection>
  );
};
