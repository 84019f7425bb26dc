import type { ReactNode } from 'react';
import { Box, Grid, Row, Stack, Text, VisuallyHidden } from '../ui/Box.tsx';
import { Button, type ButtonVariant, IconButton } from '../ui/Button.tsx';
import { Count } from '../ui/Count.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Checkbox, Field } from '../ui/Field.tsx';
import { ItemTile } from '../ui/ItemTile.tsx';
import { Money } from '../ui/Money.tsx';
import { Note } from '../ui/Note.tsx';
import { Pips } from '../ui/Pips.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Table } from '../ui/Table.tsx';
import { TabBar, Tabs } from '../ui/Tabs.tsx';
import { Thumb } from '../ui/Thumb.tsx';

const nothing = (): void => undefined;

const Block = ({ children }: { readonly children?: ReactNode }) => (
  <Box pad={12} radius="control" ground="surface-2">
    {children}
  </Box>
);
const three = (
  <>
    <Block>One</Block>
    <Block>Two</Block>
    <Block>Three</Block>
  </>
);

const SIZES = ['small', 'note', 'body', 'large', 'title', 'display', 'figure'] as const;
const TONES = ['text', 'soft', 'muted', 'info', 'danger', 'accent'] as const;
const VARIANTS: readonly ButtonVariant[] = ['pay', 'primary', 'secondary', 'ghost', 'danger', 'proof', 'deposit'];
const TABS = [
  { id: 'mine', label: 'Mine', note: '12' },
  { id: 'sold', label: 'Sold' },
  { id: 'sent', label: 'Sent' },
] as const;
/** A flat picture: every effect on it is the tile's. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path d="M60 220l420-60 80 30-60 60-420 40z" fill="#8e86ab"/></svg>',
)}`;
const tile = {
  image: PICTURE,
  grade: 2,
  gradeLabel: 'Covert',
  family: 'AK-47',
  wear: 'FN',
  name: 'Neon Rider',
  value: 12_850,
  eager: true,
} as const;

/** States by primitive and name. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Switch: {
    off: <Switch aria-label="Off" on={false} onChange={nothing} />,
    on: <Switch aria-label="On" on onChange={nothing} />,
  },
  Stack: { plain: <Stack gap={8}>{three}</Stack> },
  Row: {
    plain: <Row gap={8}>{three}</Row>,
    'apart, wrapping': (
      <Row gap={8} justify="between" wrap>
        {three}
      </Row>
    ),
  },
  Grid: {
    '2 columns': (
      <Grid columns={2} gap={8}>
        {three}
      </Grid>
    ),
  },
  Text: {
    sizes: (
      <Stack gap={8}>
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {size} 开箱
          </Text>
        ))}
      </Stack>
    ),
    tones: (
      <Stack gap={4}>
        {TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
    ),
    truncated: (
      <Text as="p" truncate>
        A name that is longer than the room it has, and then some more of it for a wide page
      </Text>
    ),
  },
  Count: { plain: <Count value={1_284_003} /> },
  Money: { coin: <Money value={12_850} />, 'without its mark': <Money value={12_850} coin={false} /> },
  VisuallyHidden: {
    plain: (
      <Row gap={8}>
        <Pips grade={3} />
        <VisuallyHidden>Restricted</VisuallyHidden>
      </Row>
    ),
    'below a width': (
      <Row gap={8}>
        <Pips grade={3} />
        <Text visuallyHiddenBelow={768}>Restricted</Text>
        <Text visuallyHiddenBelow={1024}>rifle</Text>
      </Row>
    ),
  },
  Field: {
    plain: <Field label="Phone" hint="Codes are sent to it." defaultValue="13800000000" />,
    empty: <Field label="Phone" placeholder="138…" />,
    refused: <Field label="Phone" error="This is no phone number." defaultValue="12" />,
    disabled: <Field label="Phone" defaultValue="13800000000" disabled />,
    ticked: <Checkbox defaultChecked>I have read the terms.</Checkbox>,
    'not ticked, refused': <Checkbox error="Tick it to go on.">I have read the terms.</Checkbox>,
    'one of a few': (
      <Segmented
        label="Quantity"
        choices={[
          { value: 1, label: '1' },
          { value: 5, label: '5' },
        ]}
        value={5}
        onChange={nothing}
      />
    ),
  },
  Button: {
    ...Object.fromEntries(
      VARIANTS.map((variant) => [
        variant,
        <Button key={variant} variant={variant}>
          {variant}
        </Button>,
      ]),
    ),
    large: (
      <Button size="large" variant="primary" icon="check">
        Large
      </Button>
    ),
    busy: (
      <Button variant="pay" busy>
        Open
      </Button>
    ),
    disabled: (
      <Button variant="pay" disabled>
        Open
      </Button>
    ),
    'icon alone': <IconButton icon="copy" label="Copy" />,
  },
  Tabs: {
    plain: (
      <>
        <Tabs label="Items" choices={TABS} value="mine" onChange={nothing} controls="mine" />
        <p id="mine">12 items</p>
      </>
    ),
    bar: (
      <>
        <TabBar label="All items" choices={TABS} value="sold" onChange={nothing} controls="sold" />
        <p id="sold">Sold items</p>
      </>
    ),
  },
  Skeleton: { plain: <Skeleton height="44px" />, short: <Skeleton width="40%" /> },
  ItemTile: {
    plain: <ItemTile {...tile} />,
    'to choose': <ItemTile {...tile} selection={{ selected: false, label: 'Choose', onToggle: nothing }} />,
    chosen: <ItemTile {...tile} selection={{ selected: true, label: 'Chosen', onToggle: nothing }} />,
  },
  Thumb: { plain: <Thumb image={PICTURE} grade={2} /> },
  Note: {
    information: (
      <Note>
        <p>Only 3 are left.</p>
      </Note>
    ),
    danger: (
      <Note tone="danger" icon="warning">
        <p>Every item is used up.</p>
      </Note>
    ),
  },
  Facts: Object.fromEntries(
    (['beside', 'apart', 'sum', 'below', 'inline'] as const).map((shape) => [
      shape,
      <Facts
        key={shape}
        shape={shape}
        facts={[
          { label: 'Price', value: <Money value={1_850} /> },
          { label: 'Returns', value: '91.2%' },
        ]}
      />,
    ]),
  ),
  Table: {
    plain: (
      <Table
        caption="Value by wear"
        columns={['Wear', 'Float', 'Value']}
        rows={[
          { key: 'FN', cells: ['Factory New', '0 – 0.07', <Money key="value" value={12_850} />] },
          { key: 'MW', cells: ['Minimal Wear', '0.07 – 0.15', <Money key="value" value={9_120} />], current: true },
        ]}
      />
    ),
  },
  States: {
    empty: <EmptyState icon="box" title="Nothing here yet" text="What you open comes here." />,
    failed: <ErrorState onRetry={nothing} />,
  },
};
