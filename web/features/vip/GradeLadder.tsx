import type { VipQuery } from '../../generated/graphql.ts';
import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from '../rewards/Panel.tsx';
import page from '../rewards/page.module.css';
import { useClaim, VIP_CLAIM } from '../rewards/use-claim.ts';
import styles from './vip.module.css';

type Vip = VipQuery['vip'];
type Grade = Vip['grades'][number];

interface GradeRowProps {
  readonly each: Grade;
  readonly reached: boolean;
  readonly current: boolean;
  readonly claiming: number | null;
  readonly onClaim: (grade: number) => void;
}

const GradeRow = ({ each, reached, current, claiming, onClaim }: GradeRowProps) => {
  const { rewards } = useMessages();
  const { locale } = useLocale();
  const { grade, threshold, reward, freeCase, claimed } = each;
  const { vip } = rewards;
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
      data-reached={reached || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <span className={`num ${styles.number}`}>{grade}</span>
      <Stack as="span" shrink>
        <Row as="span" size="small" gap={4} tone="muted">
          {vip.threshold}
        </Row>
        <Text as="bdi" num>
          {formatMoney(threshold, locale)}
        </Text>
      </Stack>
      <Stack as="span" shrink>
        <Row as="span" size="small" gap={4} tone="muted">
          {vip.reward}
        </Row>
        <Text as="bdi" num>
          {vip.points({ amount: formatMoney(reward, locale) })}
        </Text>
      </Stack>
      <Text align="center" gap={10} shrink className={styles.perk}>
        {freeCase && (
          <>
            <img src={freeCase.image} alt="" width={48} height={39} loading="lazy" decoding="async" />
            <span>
              <Row as="span" size="small" gap={4} tone="muted">
                {vip.freeCase}
              </Row>
              {pickName(freeCase.names, locale)}
            </span>
          </>
        )}
      </Text>
      <span className={styles.state}>
        {claimed ? (
          <Row as="span" size="small" gap={4} tone="muted">
            <Icon name="check" size={14} /> {rewards.states.CLAIMED}
          </Row>
        ) : reached && reward > 0 ? (
          <Button
            variant="primary"
            busy={claiming === grade}
            disabled={claiming !== null}
            aria-label={vip.claimOf({ grade })}
            onClick={() => onClaim(grade)}
          >
            {rewards.claim}
          </Button>
        ) : (
          <Icon name="lock" size={16} className={styles.lock} />
        )}
      </span>
    </Grid>
  );
};

interface GradeLadderProps {
  readonly vip: Vip;
  readonly guest: boolean;
  readonly onClaimed: () => void;
}

/** All grades: what each takes, and what it brings. */
export const GradeLadder = ({ vip, guest, onClaimed }: GradeLadderProps) => {
  const { rewards } = useMessages();
  const { claiming, refusal, claim } = useClaim(VIP_CLAIM, onClaimed);
  return (
    <Panel icon="upgrade" title={rewards.vip.ladder} text={rewards.vip.ladderText} className={page.full}>
      <Refusal error={refusal} />
      <ol className={styles.ladder}>
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
