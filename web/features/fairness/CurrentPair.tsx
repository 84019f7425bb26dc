import type { KeptLane } from '../../../engine/device/state.ts';
import { toHex } from '../../../engine/fairness/bytes.ts';
import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import type { SeedsQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { pageRandomBytes } from '../../platform/commands/command-id.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { useForm } from '../../platform/use-form.ts';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { nextSeed } from '../lanes/next-seed.ts';
import { useOwnLane } from '../lanes/use-own-lane.ts';
import { Hex } from './Hex.tsx';
import { PublicInput } from './PublicInput.tsx';
import { Figure, Mono } from './Rows.tsx';
import { Section } from './Section.tsx';
import styles from './seeds.module.css';
import { useRotateDialog } from './use-rotate-dialog.ts';

type Seeds = SeedsQuery['seeds'];
type Lanes = SeedsQuery['lanes']['open'];

/** The pair that the next play falls on. */
interface ShownPair {
  readonly publicHash: string;
  /** Null where the first play picks it. */
  readonly userSeed: string | null;
  readonly roundCount: number;
  /** Null where the pair isn't in use yet. */
  readonly retiresAt: string | null;
  /** Of the pair that follows it; null where that isn't committed yet. */
  readonly nextPublicHash: string | null;
}

/** The pair of this browser, else one that was played on before browsers had their own, else the one that is committed to be next. */
const shownPair = (
  { current, nextPublicHash }: Seeds,
  lanes: Lanes,
  own: KeptLane | null,
  chosen: string | null,
): ShownPair => {
  if (own !== null) {
    const { pairId, publicHash, userSeed } = own.opening;
    const shown = lanes.find(({ pair }) => pair.id === pairId)?.pair;
    const roundCount = Math.max(own.rounds, shown?.roundCount ?? 0);
    return { publicHash, userSeed, roundCount, retiresAt: shown?.retiresAt ?? null, nextPublicHash };
  }
  if (current.roundCount > 0) return { ...current, nextPublicHash };
  return { publicHash: nextPublicHash, userSeed: chosen, roundCount: 0, retiresAt: null, nextPublicHash: null };
};

/** Letters and digits, 64 random bits. */
const randomSeed = (): string => toHex(pageRandomBytes(8));

const RotateForm = ({ pair }: { readonly pair: ShownPair }) => {
  const { rotate } = useMessages().fairness;
  const { rotating, ask } = useRotateDialog();
  const { values, errors, change, form } = useForm({
    initial: { seed: '' },
    problemsOf: ({ seed }) => ({ seed: seed === '' || userSeedPattern.test(seed) ? undefined : rotate.invalid }),
    send: async ({ seed }) => ask(pair.roundCount, seed === '' ? null : seed),
  });

  return (
    <Stack as="form" gap={12} pad={16} radius="card" ground="surface" {...form}>
      <Field
        label={rotate.newSeed}
        hint={rotate.hint}
        error={errors.seed}
        name="userSeed"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={64}
        placeholder={pair.userSeed ?? ''}
        value={values.seed}
        onChange={({ target }) => change({ seed: target.value })}
        after={<IconButton icon="refresh" label={rotate.random} onClick={() => change({ seed: randomSeed() })} />}
      />
      <Button type="submit" variant="primary" size="large" busy={rotating}>
        {rotating ? rotate.submitting : rotate.submit}
      </Button>
    </Stack>
  );
};

/** The pair in use, the one committed to follow it, and the way from one to the other. */
export const CurrentPair = ({ seeds, lanes }: { readonly seeds: Seeds; readonly lanes: Lanes }) => {
  const { current: words } = useMessages().fairness;
  const { locale } = useLocale();
  const { me } = useSession();
  const own = useOwnLane();
  const chosen = me === null ? null : nextSeed(deviceStorage, me.playerId).read();
  const pair = shownPair(seeds, lanes, own, chosen);
  const short = [
    {
      label: words.userSeed,
      value: pair.userSeed === null ? words.randomSeed : <Mono>{pair.userSeed}</Mono>,
    },
    {
      label: words.rounds,
      value: <Figure>{words.roundsValue({ count: formatCount(pair.roundCount, locale) })}</Figure>,
    },
    ...(pair.retiresAt === null ? [] : [{ label: words.retires, value: formatDateTime(pair.retiresAt, locale) }]),
  ];
  return (
    <Section id="current-pair" title={words.title}>
      <Grid gapY={24} gapX={56} align="start" className={styles.pair}>
        <div>
          <dl>
            <PublicInput label={words.publicHash} note={words.publicHashNote} copy={pair.publicHash}>
              <Hex text={pair.publicHash} tone="info" />
            </PublicInput>
            {pair.nextPublicHash !== null && (
              <PublicInput label={words.nextHash} note={words.nextHashNote} copy={pair.nextPublicHash}>
                <Hex text={pair.nextPublicHash} />
              </PublicInput>
            )}
          </dl>
          <Grid as="dl" columns={[2, 3]} gapY={12} gapX={24} padY={12} line="top">
            {short.map(({ label, value }) => (
              <div key={label}>
                <Text as="dt" size="small" marginBottom={4} tone="muted">
                  {label}
                </Text>
                <Text as="dd" anywhere>
                  {value}
                </Text>
              </div>
            ))}
          </Grid>
        </div>
        <RotateForm key={pair.publicHash} pair={pair} />
      </Grid>
    </Section>
  );
};
