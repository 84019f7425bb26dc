import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Stuck.module.css';

/** Below help that may not have helped: the way to a person. */
export const Stuck = () => {
  const { stuck } = useMessages().docs;
  return (
    <Row
      as="aside"
      wrap
      justify="between"
      gapY={12}
      gapX={24}
      maxWidth="text"
      marginTop={40}
      pad={20}
      radius="card"
      ground="surface"
      className={styles.stuck}
    >
      <div>
        <Text as="p" size="large" weight={600}>
          {stuck.title}
        </Text>
        <Text as="p" tone="muted">
          {stuck.text}
        </Text>
      </div>
      <ButtonLink to="/docs/support" variant="primary">
        {stuck.action}
      </ButtonLink>
    </Row>
  );
};
