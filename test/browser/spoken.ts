import type { Page } from 'playwright-core';

/** Roles that structure a page, and that a screen reader doesn't say. */
const SILENT: ReadonlySet<string> = new Set([
  'generic',
  'none',
  'paragraph',
  'LabelText',
  'StaticText',
  'InlineTextBox',
  'Section',
  'list',
  'listitem',
  'ListMarker',
  'Details',
  'MenuListPopup',
  'option',
  'Legend',
  'form',
  'group',
]);

interface SpokenNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly childIds?: readonly string[];
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
}

/**
 * The elements that a screen reader meets in the open dialog, in its order: `role name`, as the browser's own
 * accessibility tree has them. Controls that have no name are among them, so that a spec finds them.
 */
export const spokenInDialog = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { readonly nodes: readonly SpokenNode[] } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: SpokenNode): readonly SpokenNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : below(child);
    }),
  ];
  const dialog = nodes.findLast((node) => !node.ignored && node.role?.value === 'dialog');
  return (dialog === undefined ? [] : below(dialog))
    .filter(({ ignored, role, name }) => {
      const spoken = !ignored && !SILENT.has(String(role?.value));
      // A live region is heard when it says something.
      return spoken && (name?.value !== '' || !/^(alert|status|presentation)$/.test(String(role?.value)));
    })
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.trim());
};

/** Goes on by the Tab key to the control of that name, as one does who can't see it. Throws when it never comes. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page
      .locator(':focus')
      .ariaSnapshot()
      .catch(() => '');
    if (focused.includes(`"${name}"`)) return;
  }
  throw new Error(`the Tab key doesn't lead to ${name}`);
};
