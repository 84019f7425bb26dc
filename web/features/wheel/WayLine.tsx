import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpeedButton } from '../play/SpeedButton.tsx';
import { SoundButton } from './SoundButton.tsx';
import styles from './WayLine.module.css';

/** Where a play is on its way from the button to its proof. */
export type Way =
  | { readonly at: 'ready' }
  | { readonly at: 'unanswered' }
  | { readonly at: 'turning'; readonly position: string; readonly onSkip: () => void }
  | { readonly at: 'over'; readonly playId: string; readonly roundNo: number };

interface WayLineProps {
  readonly way: Way;
  /** Which tickets win, where a phone has no better place to say it. */
  readonly rule?: ReactNode;
  /** Names the loss; a phone shows it in the bar. */
  readonly warning: string;
}

/** The line below the wheel: the warning before, the log while it turns, the proof after. */
export const WayLine = ({ way, rule, warning }: WayLineProps) => {
  const { play } = useMessages();
  const { locale } = useLocale();
  switch (way.at) {
    case 'ready':
      return (
        <>
          <Text as="p" display={['none', 'block']}>
            {warning}
          </Text>
          <Row as="p" grow gap={8} shrink display={['flex', 'none']}>
            <Icon name="shield" size={16} />
            {rule ?? play.promise}
          </Row>
          <Row as="span" rigid display={['flex', 'none']} align="stretch">
            <SpeedButton />
            <SoundButton />
          </Row>
        </>
      );
    case 'unanswered':
      return (
        <Row as="p" grow gap={8} shrink text="start" className={styles.note}>
          {play.notice.unknown}
        </Row>
      );
    case 'turning':
      return (
        <>
          <Row as="p" grow gap={8} shrink text="start" className={styles.note}>
            <Icon name="shield" size={16} />
            {play.logged({ position: formatCount(way.position, locale) })}
          </Row>
          <Button variant="ghost" onClick={way.onSkip}>
            <Text size="small" tone="text">
              {play.skip}
            </Text>
          </Button>
        </>
      );
    case 'over':
      return (
        <ButtonLink variant="proof" icon="shield" to={`/provably-fair/verify/${encodeURIComponent(way.playId)}`}>
          {play.result.verify({ round: formatCount(way.roundNo, locale) })}
        </ButtonLink>
      );
  }
};
