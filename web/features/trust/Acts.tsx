import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Note } from '../../ui/Note.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { kindText, operatorText } from './act-words.ts';
import type { Figures } from './figures.ts';
import { OperatorActs } from './OperatorActs.tsx';
import { Part } from './Part.tsx';

type ActFigures = Pick<Figures, 'actRules' | 'brokenGlasses' | 'sealedActs'>;

/** Which acts take two people, and the entry that says so. */
const Rules = ({ rules }: { readonly rules: Figures['actRules'] }) => {
  const { acts } = useMessages().trust;
  const { locale } = useLocale();
  const { twoPeople, breakGlass, at, position } = rules;
  if (twoPeople.length === 0 || at == null) return <Text as="p">{acts.one}</Text>;
  const kinds = twoPeople.map((kind) => kindText(kind, acts)).join(' · ');
  return (
    <>
      <Text as="p">{acts.two({ kinds, time: formatDateTime(at, locale) })}</Text>
      <Text as="p" tone="muted">
        {breakGlass ? acts.glassAllowed : acts.glassForbidden}{' '}
        {position != null && (
          <TextLink to={`/fairness-log?position=${position}`} tone="info">
            {acts.entry({ position: formatCount(position, locale) })}
          </TextLink>
        )}
      </Text>
    </>
  );
};

/** Acts that their proposers approved alone, above all others: each has to be reviewed. */
const BrokenGlasses = ({ glasses }: { readonly glasses: Figures['brokenGlasses'] }) => {
  const { acts } = useMessages().trust;
  const { locale } = useLocale();
  if (glasses.length === 0) return null;
  return (
    <Stack as="section" gap={8} marginTop={16}>
      <h3>{acts.glasses}</h3>
      {glasses.map(({ id, kind, by, at, position, reason, sealed, reviewNote, reviewedPosition }) => (
        <Note key={id} icon="warning" tone={reviewedPosition == null ? 'danger' : 'info'}>
          <Stack gap={2}>
            <span>
              {acts.glass({ kind: kindText(kind, acts), time: formatDateTime(at, locale) })}
              {sealed && ` · ${acts.onPlayer}`} · <bdi>{operatorText(by, acts)}</bdi>
            </span>
            <Text size="small">
              <span className="sr-only">{acts.reason} </span>
              <bdi>{reason}</bdi>
            </Text>
            <Text size="small">
              {reviewNote == null ? acts.unreviewed : <bdi>{acts.reviewed({ note: reviewNote })}</bdi>}{' '}
              <TextLink to={`/fairness-log?position=${position}`} tone="info">
                {acts.declared}
              </TextLink>{' '}
              {reviewedPosition != null && (
                <TextLink to={`/fairness-log?position=${reviewedPosition}`} tone="info">
                  {acts.review}
                </TextLink>
              )}
            </Text>
          </Stack>
        </Note>
      ))}
    </Stack>
  );
};

const Sealed = ({ sealed }: { readonly sealed: Figures['sealedActs'] }) => {
  const { acts } = useMessages().trust;
  const { locale } = useLocale();
  return (
    <section>
      <h3>{acts.sealed}</h3>
      <Text as="p" size="small" tone="muted">
        {acts.sealedNote}
      </Text>
      {sealed.length === 0 ? (
        <Text as="p" tone="muted" marginTop={8}>
          {acts.sealedNone}
        </Text>
      ) : (
        <Table
          caption={acts.sealed}
          captionHidden
          columns={[acts.month, acts.kind, acts.count]}
          rows={sealed.map(({ month, kind, count }) => ({
            key: `${month} ${kind}`,
            cells: [month, kindText(kind, acts), formatCount(count, locale)],
          }))}
        />
      )}
    </section>
  );
};

/** The acts of the operator by the log: the rules, broken glasses, those in clear, and the numbers of sealed ones. */
export const Acts = ({ actRules, brokenGlasses, sealedActs }: ActFigures) => {
  const { acts } = useMessages().trust;
  return (
    <Part title={acts.title} note={acts.note}>
      <Rules rules={actRules} />
      <BrokenGlasses glasses={brokenGlasses} />
      <Grid columns={[1, 2]} gapX={56} gapY={24} align="start" marginTop={24}>
        <OperatorActs />
        <Sealed sealed={sealedActs} />
      </Grid>
    </Part>
  );
};
