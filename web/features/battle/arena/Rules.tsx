import { useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import styles from './Rules.module.css';

/** How battles work, what they cost, and what can be checked about them. */
export const Rules = () => {
  const { rules } = useMessages().battle;
  return (
    <Box padTop={8} className={`wrap ${styles.rules}`}>
      <VisuallyHidden as="h2">{rules.title}</VisuallyHidden>
      {rules.sections.map(({ title, text }) => (
        <Grid as="section" key={title} gap={[8, 24]} padY={[20, 24]} line="bottom" className={styles.section}>
          <h3>{title}</h3>
          <Stack gap={8}>
            {text.map((paragraph) => (
              <Text as="p" key={paragraph} tone="soft" textWrap="pretty">
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Grid>
      ))}
      <Box marginTop={12} className={styles.verify}>
        <ButtonLink variant="proof" icon="shield" to="/provably-fair/verify">
          {rules.verify}
        </ButtonLink>
      </Box>
    </Box>
  );
};
