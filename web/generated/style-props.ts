// Made by npm run codegen from web/ui/style-props.ts.
/** Names of the props that `Box` turns into classes. */
export const STYLE_PROP_NAMES: ReadonlySet<string> = new Set(
  'gap gapX gapY align justify self direction display wrap grow rigid shrink centered columns span pad padX padY padTop padBottom padStart padEnd marginY marginTop marginBottom marginStart minHeight height maxWidth width position overflow line radius ground ring size tone num weight nowrap truncate anywhere textWrap text visuallyHiddenBelow'.split(' '),
);
