import type { ReactNode } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, VisuallyHidden } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useItemWords } from '../case/item-words.ts';
import { ReelStage, type StageTurn } from '../case/reel/ReelStage.tsx';
import { PayButton, payWork } from '../play/PayButton.tsx';
import type { ShownList } from '../stake-picker/TwoLists.tsx';
import { ResultActions } from '../wheel/ResultActions.tsx';
import { StageTitle } from '../wheel/StageTitle.tsx';
import { WayLine } from '../wheel/WayLine.tsx';
import { WheelControls } from '../wheel/WheelControls.tsx';
import { StageSkeleton } from '../wheel/WheelSkeleton.tsx';
import { isFixed, isUnanswered, wayOf } from '../wheel/way-of.ts';
import { ContractResult } from './ContractResult.tsx';
import styles from './ContractStage.module.css';
import { ContractSum } from './ContractSum.tsx';
import type { ContractRules } from './contract-query.ts';
import type { DrawnContract } from './contract-winner.ts';
import { Slots } from './Slots.tsx';
import type { Contract } from './use-contract.ts';

/** Where the slots lie, and where the reel turns. */
const Band = ({ children }: { readonly children?: ReactNode }) => (
  <Box position="relative" line="both" overflow="hidden" className={styles.band}>
    {children}
  </Box>
);

const Below = ({ children }: { readonly children: ReactNode }) => (
  <Box
    display="flex"
    direction={['column', 'row']}
    align={['stretch', 'center']}
    justify="between"
    gap={[0, 24]}
    className={`wrap ${styles.below}`}
  >
    {children}
  </Box>
);

/** As high, part by part, as the stage that is on its way. */
export const ContractSkeleton = () => (
  <StageSkeleton>
    <Band />
    <Below>
      <Skeleton height="64px" />
    </Below>
  </StageSkeleton>
);

interface TurningReelProps {
  readonly drawn: DrawnContract;
  readonly turn: StageTurn;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  readonly stands: boolean;
}

/** The reel over the signed table. Where that isn't known any more, what was drawn stands alone. */
const TurningReel = ({ drawn, turn, skipped, reducedMotion, stands }: TurningReelProps) => {
  const { entries, winner } = drawn;
  if (entries.length === 1) {
    const { image, grade } = winner.entry.skin;
    return (
      <Grid centered className={styles.alone} data-grade={grade}>
        <img src={image} alt="" width={640} height={400} />
      </Grid>
    );
  }
  return (
    <div className={styles.reel}>
      <ReelStage
        entries={entries}
        quantity={1}
        turn={turn}
        stands={stands}
        skipped={skipped}
        reducedMotion={reducedMotion}
      />
    </div>
  );
};

interface ContractStageProps {
  readonly rules: ContractRules;
  readonly model: Contract;
  /** Leads to one of the lists below. */
  readonly onShow: (list: ShownList) => void;
}

/** The slots, which give way to the reel, and below them what it comes to, with the one button that signs. */
export const ContractStage = ({ rules, model, onShow }: ContractStageProps) => {
  const { contract, play: playWords } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const { chosen, table, play, turn } = model;
  const { state } = play;
  const { drawn, folding } = turn;

  const over = state.phase === 'revealed';
  const running = state.phase === 'sending' && !state.parked ? state.record.body : null;
  const shown = state.phase === 'revealing' || over ? state : null;
  const count = (shown?.record.body ?? running)?.itemIds.length ?? chosen.items.length;
  const stake = shown?.outcome.played.stake ?? running?.stake ?? chosen.worth;
  const ready = chosen.items.length >= rules.minItems && table.table != null && !table.outdated;
  const won = shown?.outcome.played.item ?? null;
  const reelShown = drawn !== null && turn.turn !== null && folding === null;

  const announced = (): string => {
    if (!over || drawn === null) return isUnanswered(state) ? playWords.notice.unknown : '';
    const { entry, worth } = drawn.winner;
    return contract.announce({
      item: wordsOf(entry).name,
      value: formatMoney(worth, locale),
      stake: formatMoney(stake, locale),
    });
  };

  return (
    <>
      <Box as="section" line="bottom">
        <StageTitle title={contract.title} intro={contract.intro} />
        <Band>
          {reelShown ? (
            <TurningReel
              drawn={drawn}
              turn={turn.turn}
              skipped={turn.skipped}
              reducedMotion={turn.reducedMotion}
              stands={over}
            />
          ) : (
            <Slots
              items={chosen.items}
              count={count}
              rules={rules}
              fixed={isFixed(state)}
              folding={folding}
              onRemove={model.toggle}
              onChoose={() => onShow('stake')}
            />
          )}
        </Band>
        <Below>
          {over && drawn !== null ? (
            <ContractResult winner={drawn.winner} stake={stake} />
          ) : (
            <ContractSum
              count={count}
              stake={stake}
              rules={rules}
              table={shown === null ? table.table : shown.outcome.table}
              outdated={shown === null && table.outdated}
              signed={isFixed(state)}
            />
          )}
          <div className={styles.controls}>
            <WheelControls
              total={over ? null : { label: contract.pay.short, value: stake }}
              action={
                over ? (
                  <ResultActions item={won?.state === 'HELD' ? won : null} onDone={model.finish} />
                ) : (
                  <PayButton
                    work={payWork(play, turn.wholeMs)}
                    stopped={rules.stopped}
                    cost={0}
                    blocked={!ready || !model.play.ready}
                    words={contract.pay}
                    onPay={model.pay}
                  >
                    {contract.pay.action}
                  </PayButton>
                )
              }
              line={<WayLine way={wayOf(state, turn.skip)} rule={contract.promise} warning={contract.pay.warning} />}
            />
          </div>
        </Below>
      </Box>
      <VisuallyHidden as="p" role="status">
        {announced()}
      </VisuallyHidden>
    </>
  );
};
