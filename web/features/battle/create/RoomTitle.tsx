import type { BattleMode } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/index.ts';
import { PageHead } from '../../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../../platform/phone-title.tsx';
import type { ArenaBase } from '../base-path.ts';

interface RoomTitleProps {
  /** Of the room as it is now: title and form say one mode. */
  readonly mode: BattleMode;
  readonly base: ArenaBase;
}

/** The name of the page that makes a room. */
export const RoomTitle = ({ mode, base }: RoomTitleProps) => {
  const { battle: words } = useMessages();
  const title = mode === 'UNDERDOG' ? words.create.reverseTitle : words.create.title;
  usePhoneTitle(title, base, words.back);
  return <PageHead title={title} />;
};
