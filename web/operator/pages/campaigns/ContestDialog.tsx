import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import { useLocale } from '../../../i18n/index.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { type ContestRanking, contestEffect, RANKINGS } from './effects.ts';
import { FormFoot } from './FormFoot.tsx';
import { useProposal } from './use-proposal.ts';
import { momentIn } from './weeks.ts';

interface Values {
  readonly id: string;
  readonly zhCN: string;
  readonly zhTW: string;
  readonly en: string;
  readonly ranking: ContestRanking;
  readonly from: string;
  readonly to: string;
  readonly prizes: string;
  readonly reason: string;
}
const EMPTY: Values = {
  ...{ id: '', zhCN: '', zhTW: '', en: '', ranking: 'OPENINGS', from: '', to: '', prizes: '', reason: '' },
};

/** Prizes as they are typed, one a word, in minor units; null unless each is an amount. */
const prizesIn = (typed: string): readonly number[] | null => {
  const amounts = typed.trim().split(/\s+/).map(typedAmountIn);
  const prizes = amounts.flatMap((amount) => (amount === null || amount === 0 ? [] : [amount]));
  return prizes.length === amounts.length && prizes.length <= 50 ? prizes : null;
};

/** Proposes a contest with prizes for the first ranks of a ranking. */
export const ContestDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { announcing } = useWords().campaigns;
  const { locale } = useLocale();
  const refusalText = useRefusalText();
  const propose = useProposal();
  const name = [visible(80), announcing.nameWrong] as const;
  const moment = [momentIn, announcing.momentWrong] as const;
  const form = useForm<Values>({
    initial: EMPTY,
    rules: {
      id: [(typed) => (/^[a-z0-9][a-z0-9-]{0,63}$/.test(typed.trim()) ? typed : null), announcing.idWrong],
      ...{ zhCN: name, zhTW: name, en: name, from: moment, to: moment },
      prizes: [prizesIn, announcing.prizesWrong],
      reason: [visible(500), announcing.reasonWrong],
    },
    problemsOf: ({ from, to }) => (from !== '' && to !== '' && from >= to ? { to: announcing.backwards } : {}),
    send: async ({ id, from, to, prizes, reason, ...rest }) =>
      propose(
        contestEffect({
          ...{ ...rest, id: id.trim(), from: momentIn(from) ?? '', to: momentIn(to) ?? '' },
          prizes: prizesIn(prizes) ?? [],
        }),
        reason,
      ),
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const total = prizesIn(form.values.prizes)?.reduce((sum, prize) => sum + prize, 0);
  return (
    <Dialog title={announcing.title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Field label={announcing.id} dir="ltr" autoComplete="off" spellCheck={false} {...form.text('id')} />
        <Field label={announcing.zhCN} lang="zh-CN" autoComplete="off" {...form.text('zhCN')} />
        <Field label={announcing.zhTW} lang="zh-TW" autoComplete="off" {...form.text('zhTW')} />
        <Field label={announcing.en} lang="en" autoComplete="off" {...form.text('en')} />
        <Segmented
          label={announcing.ranking}
          choices={RANKINGS.map((value) => ({ value, label: announcing.rankings[value] }))}
          value={form.values.ranking}
          onChange={(ranking) => form.change({ ranking })}
          fill="always"
        />
        <Field label={announcing.from} type="datetime-local" {...form.text('from')} />
        <Field label={announcing.to} type="datetime-local" {...form.text('to')} />
        <Field
          label={announcing.prizes}
          hint={total === undefined ? announcing.prizesHint : announcing.total({ total: amountText(total, locale) })}
          dir="ltr"
          autoComplete="off"
          {...form.text('prizes')}
        />
        <Field label={announcing.reason} autoComplete="off" maxLength={500} {...form.text('reason')} />
        <FormFoot error={form.errors.form} send={announcing.send} busy={form.sending} />
      </Stack>
    </Dialog>
  );
};
