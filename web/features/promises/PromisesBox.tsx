import { parseInclusionPromise } from '../../../engine/log/inclusion-promise.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { errorText } from '../../platform/error-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Evidence } from './Evidence.tsx';
import type { KeptInclusionPromise } from './kept-inclusion-promises.ts';
import styles from './promises.module.css';
import { useKept } from './use-kept.ts';

const MINUTE_MS = 60_000;

const said = ({ note }: KeptInclusionPromise) => parseInclusionPromise(note.slice(0, note.indexOf('\n\n') + 1));

/** One promise that isn't kept: its position, its moment, and its evidence or delay. */
const Unkept = ({ promise }: { readonly promise: KeptInclusionPromise }) => {
  const { promises: texts } = useMessages();
  const { locale } = useLocale();
  const clock = useServerClock();
  const text = said(promise);
  const { standing } = promise;
  if (text === null || standing.status === 'open') return null;
  const position = formatCount(text.first + promise.index, locale);
  const minutes = String(Math.max(0, Math.floor((clock.now() - text.sealBy) / MINUTE_MS)));
  const { status } = standing;
  return (
    <Row as="li" wrap justify="between" gapX={16} gapY={8} padY={10} line="bottom">
      <span>
        <Text num>{texts.place({ position })}</Text>
        <Text tone="muted">{` · ${formatDateTime(new Date(text.at).toISOString(), locale)}`}</Text>
      </span>
      {status === 'broken' && <Evidence text={standing.evidence} />}
      {status === 'late' && <span className={styles.late}>{texts.late({ minutes })}</span>}
      {status === 'invalid' && <Text tone="danger">{texts.invalid}</Text>}
    </Row>
  );
};

/** The house's signed words on this device: promises that aren't kept yet, and refusals. */
export const PromisesBox = () => {
  const messages = useMessages();
  const texts = messages.promises;
  const { locale } = useLocale();
  const { promises, refusals } = useKept();
  const open = promises.filter(({ standing }) => standing.status === 'open').length;
  const unkept = promises.filter(({ standing }) => standing.status !== 'open').toReversed();
  const broken = unkept.some(({ standing }) => standing.status === 'broken');
  return (
    <Stack as="section" aria-labelledby="promises" gap={12} marginTop={24} line="top">
      <Row as="h2" id="promises" minHeight={44} marginTop={8}>
        {texts.title}
      </Row>
      <Text as="p" tone="muted">
        {texts.text}
      </Text>
      {broken && (
        <Note tone="danger" icon="warning">
          <p>{texts.broken.text}</p>
        </Note>
      )}
      {unkept.length === 0 && open === 0 && <p>{texts.allKept}</p>}
      {open > 0 && <p>{texts.waiting({ count: open })}</p>}
      {unkept.length > 0 && (
        <ul>
          {unkept.map((promise) => (
            <Unkept key={`${promise.index} ${promise.note}`} promise={promise} />
          ))}
        </ul>
      )}
      {refusals.length > 0 && (
        <>
          <h3>{texts.refusals.title}</h3>
          <Text as="p" tone="muted">
            {texts.refusals.text}
          </Text>
          <ul>
            {refusals.map(({ text, code, at }) => (
              <Row as="li" key={text} wrap justify="between" gapX={16} gapY={8} padY={10} line="bottom">
                <span>
                  {errorText(messages, code)}
                  <Text tone="muted">{` · ${formatDateTime(at, locale)}`}</Text>
                </span>
                <Button icon="download" onClick={() => saveFile('glasscase-refusal.txt', text, 'text/plain')}>
                  {texts.refusals.save}
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
};
