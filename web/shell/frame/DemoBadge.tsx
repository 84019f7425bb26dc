import { useLayoutEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DemoBadge.module.css';
import { useSite } from './use-site.ts';

/** Remembered, so that the next page leaves room for the line before the server has said anything. */
const KEY = 'glasscase.demo';

/** In a demo world: one line above everything that says so, on every page and for as long as one looks. */
export const DemoBadge = () => {
  const { shell } = useMessages();
  const { data } = useSite();
  const demo = data?.site.demo;
  const expected = demo ?? deviceStorage.read(KEY) === 'yes';

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-demo', expected);
  }, [expected]);
  useLayoutEffect(() => {
    if (demo === true) deviceStorage.write(KEY, 'yes');
    if (demo === false) deviceStorage.remove(KEY);
  }, [demo]);

  if (!expected) return null;
  return (
    <Row
      as="p"
      size="small"
      justify="center"
      gap={6}
      padX={12}
      tone="soft"
      nowrap
      overflow="hidden"
      className={styles.line}
      role="note"
    >
      {demo === true && (
        <>
          <Icon name="info" size={14} />
          <Text truncate>
            <Text as="b" weight={600} tone="text">
              {shell.demo.world}
            </Text>
            {shell.demo.note}
          </Text>
        </>
      )}
    </Row>
  );
};
