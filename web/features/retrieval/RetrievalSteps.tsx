import type { RetrievalState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './RetrievalSteps.module.css';
import { RETRIEVAL_STEPS, stepOf } from './retrieval-steps.ts';

/** How far an item has come: four steps on one line, or that it failed. */
export const RetrievalSteps = ({ state }: { readonly state: RetrievalState }) => {
  const { retrieval } = useMessages();
  const at = stepOf(state);
  if (at === null) {
    return (
      <Row as="p" gap={8} tone="muted" align="start">
        <Text padTop={2} tone="danger">
          <Icon name="warning" size={16} />
        </Text>
        <span>
          <Text as="b" weight={500} tone="danger">
            {retrieval.states.FAILED}
          </Text>{' '}
          {retrieval.failed}
        </span>
      </Row>
    );
  }
  return (
    <Box shrink data-done={state === 'SUCCESS' || undefined}>
      <p>
        <VisuallyHidden>
          {retrieval.step({ step: at + 1, all: RETRIEVAL_STEPS.length, name: retrieval.states[state] })}
        </VisuallyHidden>
      </p>
      <Grid as="ol" columns={4} gap={4} className={styles.line} aria-hidden="true">
        {RETRIEVAL_STEPS.map((step, place) => (
          <Text
            as="li"
            key={step}
            size="small"
            anywhere
            padTop={6}
            tone={place === at ? 'text' : 'muted'}
            weight={place === at ? 500 : 400}
            data-behind={place <= at || undefined}
          >
            {retrieval.states[step]}
          </Text>
        ))}
      </Grid>
    </Box>
  );
};
