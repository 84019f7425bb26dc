import type { VipQuery } from '../../generated/graphql.ts';
import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { ClaimState } from '../rewards/ClaimState.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { useClaim, VIP_CLAIM } from '../rewards/use-claim.ts';
import styles from './GradeLadder.module.css';

type Vip = VipQuery['vip'];
type Grade = Vip['grades'][number];

interface GradeRowProps {
  readonly each: Grade;
  readonly reached: boolean;
  readonly current: boolean;
  readonly claiming: number | null;
  readonly onClaim: (grade: number) => void;
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Stack as="span" shrink>
    <Text size="small" tone="muted">
      {label}
    </Text>
    <Text as="bdi" num>
      {value}
    </Text>
  </Stack>
);

const GradeRow = ({ each, reached, current, claiming, onClaim }: GradeRowProps) => {
  const { vip } = useMessages().rewards;
  const { locale } = useLocale();
  const { grade, threshold, reward, freeCase, claimed } = each;
  return (
    <Grid
      as="li"
      position="relative"
      align="center"
      gapY={4}
      gapX={12}
      minHeight={64}
      padY={8}
      line="top"
      className={styles.row}
      aria-current={current ? 'step' : undefined}
    >
      <Text size="title" tone={reached ? 'accent' : 'muted'} num>
        {grade}
      </Text>
      <Figure label={vip.threshold} value={formatMoney(threshold, locale)} />
      <Figure label={vip.reward} value={vip.points({ amount: formatMoney(reward, locale) })} />
      <Row as="span" gap={10} shrink className={styles.perk}>
        {freeCase && (
          <>
            <img src={freeCase.imageSmall} alt="" width={48} height={39} loading="lazy" decoding="async" />
            <span>
              <Text size="small" display="block" tone="muted">
                {vip.freeCase}
              </Text>
              {pickName(freeCase.names, locale)}
            </span>
          </>
        )}
      </Row>
      <ClaimState
        state={claimed ? 'CLAIMED' : reached && reward > 0 ? 'CLAIMABLE' : 'LOCKED'}
        label={vip.claimOf({ grade })}
        busy={claiming === grade}
        disabled={claiming !== null}
        onClaim={() => onClaim(grade)}
      />
    </Grid>
  );
};

interface GradeLadderProps {
  readonly vip: Vip;
  readonly guest: boolean;
  readonly onClaimed: () => void;
}

/** All grades, each with its threshold and its rewards. */
export const GradeLadder = ({ vip, guest, onClaimed }: GradeLadderProps) => {
  const { rewards } = useMessages();
  const { claiming, refusal, claim } = useClaim(VIP_CLAIM, onClaimed);
  return (
    <Panel icon="upgrade" title={rewards.vip.ladder} text={rewards.vip.ladderText} wide>
      <Refusal error={refusal} />
      <ol>
        {vip.grades.map((each) => (
          <GradeRow
            key={each.grade}
            each={each}
            reached={!guest && each.grade <= vip.grade}
            current={!guest && each.grade === vip.grade}
            claiming={claiming}
            onClaim={claim}
          />
        ))}
      </ol>
    </Panel>
  );
};
