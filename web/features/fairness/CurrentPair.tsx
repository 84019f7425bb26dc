import { toHex } from '../../../engine/fairness/bytes.ts';
import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import type { SeedsQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { pageRandomBytes } from '../../platform/commands/command-id.ts';
import { useForm } from '../../platform/use-form.ts';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Hex } from './Hex.tsx';
import { PublicInput } from './PublicInput.tsx';
import styles from './seeds.module.css';
import { useRotateDialog } from './use-rotate-dialog.ts';

type Seeds = SeedsQuery['seeds'];

/** Letters and digits, 64 random bits. */
const randomSeed = (): string => toHex(pageRandomBytes(8));

const RotateForm = ({ current }: { readonly current: Seeds['current'] }) => {
  const { rotate } = useMessages().fairness;
  const { rotating, ask } = useRotateDialog();
  const { values, errors, change, form } = useForm({
    initial: { seed: '' },
    problemsOf: ({ seed }) => ({ seed: seed === '' || userSeedPattern.test(seed) ? undefined : rotate.invalid }),
    send: async ({ seed }) => ask(current.roundCount, seed === '' ? null : seed),
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
        placeholder={current.userSeed}
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
export const CurrentPair = ({ seeds }: { readonly seeds: Seeds }) => {
  const { current: words } = useMessages().fairness;
  const { locale } = useLocale();
  const { current, nextPublicHash } = seeds;
  const short = [
    {
      label: words.userSeed,
      value: (
        <bdi dir="ltr" className="mono">
          {current.userSeed}
        </bdi>
      ),
    },
    {
      label: words.rounds,
      value: (
        <Text as="bdi" num>
          {words.roundsValue({ count: formatCount(current.roundCount, locale) })}
        </Text>
      ),
    },
    { label: words.retires, value: formatDateTime(current.retiresAt, locale) },
  ];
  return (
    <section aria-labelledby="current-pair">
      <Row as="h2" id="current-pair" minHeight={56} marginTop={24}>
        {words.title}
      </Row>
      <Grid gapY={24} gapX={56} align="start" className={styles.pair}>
        <div>
          <dl>
            <PublicInput label={words.publicHash} note={words.publicHashNote} copy={current.publicHash}>
              <Hex text={current.publicHash} tone="info" />
            </PublicInput>
            <PublicInput label={words.nextHash} note={words.nextHashNote} copy={nextPublicHash}>
              <Hex text={nextPublicHash} />
            </PublicInput>
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
        <RotateForm current={current} />
      </Grid>
    </section>
  );
};
