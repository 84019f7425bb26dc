import { type ReactNode, useState } from 'react';
import { useLocale } from '../i18n/index.ts';
import { Box, Grid, Row, Stack, Text, VisuallyHidden } from '../ui/Box.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Select } from '../ui/Select.tsx';
import { StickyBar } from '../ui/StickyBar.tsx';
import { isTheme, THEMES } from '../ui/themes.ts';
import { EXAMPLES } from './examples.tsx';

const LOCALES = ['zh-CN', 'en-US', 'ar-SA'] as const;

const Shown = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Stack as="figure" gap={8} shrink>
    <Text as="figcaption" size="small" tone="muted">
      {name}
    </Text>
    <Box data-example={name}>{children}</Box>
  </Stack>
);

/** The primitives that open above the page. */
const Opening = () => {
  const [dialog, setDialog] = useState<'window' | 'sheet' | null>(null);
  return (
    <Row gap={8} wrap>
      <Button popoverTarget="menu">Menu</Button>
      <Menu id="menu">
        <Stack pad={16} gap={8}>
          <Text weight={500}>One thing</Text>
          <Text tone="muted">And another</Text>
        </Stack>
      </Menu>
      <Button onClick={() => setDialog('window')}>Dialog</Button>
      <Button onClick={() => setDialog('sheet')}>Sheet</Button>
      {dialog !== null && (
        <Dialog title="Sell 3 items?" shape={dialog} onClose={() => setDialog(null)}>
          <Stack gap={16}>
            <p>They pay 128.50 at once, and are gone from the backpack.</p>
            <Row gap={8} justify="end">
              <Button onClick={() => setDialog(null)}>Keep</Button>
              <Button variant="primary" onClick={() => setDialog(null)}>
                Sell
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </Row>
  );
};

/** Every primitive in every state: for the developer of a page, and for `test/browser/gallery.spec.ts`. */
export const Gallery = () => {
  const { locale, setLocale } = useLocale();
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? THEMES[0]);
  return (
    <Stack as="main" className="wrap" gap={40} padY={24}>
      <Row gap={16} wrap justify="between">
        <h1>Primitives</h1>
        <Row gap={16}>
          <Select
            label="Theme"
            choices={THEMES.map((value) => ({ value, label: value }))}
            value={isTheme(theme) ? theme : THEMES[0]}
            onChange={(next) => {
              document.documentElement.dataset.theme = next;
              setTheme(next);
            }}
          />
          <Select
            label="Language"
            choices={LOCALES.map((value) => ({ value, label: value }))}
            value={LOCALES.find((value) => value === locale) ?? LOCALES[0]}
            onChange={(next) => void setLocale(next)}
          />
        </Row>
      </Row>
      {Object.entries(EXAMPLES).map(([primitive, states]) => (
        <Stack as="section" key={primitive} gap={16} aria-label={primitive}>
          <h2>{primitive}</h2>
          <Grid columns={[1, 3]} gap={24} align="start">
            {Object.entries(states).map(([state, element]) => (
              <Shown key={state} name={`${primitive}: ${state}`}>
                {element}
              </Shown>
            ))}
          </Grid>
        </Stack>
      ))}
      <Stack as="section" gap={16} aria-label="Menu, Dialog, Sheet">
        <h2>Menu, Dialog, Sheet</h2>
        <Opening />
      </Stack>
      <Box minHeight={84} />
      <StickyBar aria-label="StickyBar">
        <Row className="wrap" justify="between" gap={12} minHeight={76}>
          <VisuallyHidden>Total</VisuallyHidden>
          <Text num size="title">
            128.50
          </Text>
          <Button variant="pay" size="large">
            Buy 3
          </Button>
        </Row>
      </StickyBar>
    </Stack>
  );
};
