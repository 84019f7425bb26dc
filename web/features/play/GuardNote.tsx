import type { RoomGuard } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Before a stake: names the party that could still choose the outcome of a room of many. */
export const GuardNote = ({ guard }: { readonly guard: RoomGuard }) => {
  const { play } = useMessages();
  return (
    <Row as="p" size="note" gap={6} align="start" tone={guard === 'WITNESS' ? 'soft' : 'accent-soft'}>
      <Icon name={guard === 'WITNESS' ? 'check' : 'warning'} size={14} />
      <Text textWrap="pretty">{play.guard[guard]}</Text>
    </Row>
  );
};
