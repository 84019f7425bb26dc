import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack } from '../../ui/Box.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import styles from './account.module.css';

interface TermsBoxesProps {
  readonly adult: boolean;
  readonly terms: boolean;
  readonly errors: { readonly adult?: string | undefined; readonly terms?: string | undefined };
  readonly onChange: (part: { readonly adult?: boolean; readonly terms?: boolean }) => void;
}

/** Both boxes that registering takes, and what they mean in short. The full texts open beside the form, not over it. */
export const TermsBoxes = ({ adult, terms, errors, onChange }: TermsBoxesProps) => {
  const { account } = useMessages();
  return (
    <div>
      <Checkbox
        name="adult"
        required
        checked={adult}
        error={errors.adult}
        onChange={({ target }) => onChange({ adult: target.checked })}
      >
        {account.register.adult}
      </Checkbox>
      <Checkbox
        name="terms"
        required
        checked={terms}
        error={errors.terms}
        onChange={({ target }) => onChange({ terms: target.checked })}
      >
        {account.register.terms}
      </Checkbox>
      <Box as="details" size="note" tone="muted" className={styles.terms}>
        <summary>{account.register.termsTitle}</summary>
        <Stack as="ul" gap={4}>
          {account.register.termsPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
        <Row as="p" wrap gapX={16} className={styles.documents}>
          <a href="/docs/terms" target="_blank" rel="noreferrer">
            {account.register.termsLink}
          </a>
          <a href="/docs/privacy" target="_blank" rel="noreferrer">
            {account.register.privacyLink}
          </a>
        </Row>
      </Box>
    </div>
  );
};
