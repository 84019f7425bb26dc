import type { ComponentPropsWithRef, ElementType, JSX } from 'react';
import { STYLE_PROP_NAMES } from '../generated/style-props/names.ts';
import { classNames } from './class-names.ts';
import type { StyleProps } from './style-props.ts';

type BoxProps<As extends ElementType> = StyleProps & { readonly as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof StyleProps | 'as'
  >;

const classFor = (name: string, value: unknown): string =>
  Array.isArray(value) ? `${name}-${value[0]} wide-${name}-${value[1]}` : `${name}-${value}`;

/** An element whose style props are classes, and whose other props are its own. */
const boxOf = <Usual extends keyof JSX.IntrinsicElements>(usual: Usual, look: string) =>
  function Box<As extends ElementType = Usual>({ as, className, ...props }: BoxProps<As>) {
    const Element: ElementType = as ?? usual;
    const own: Record<string, unknown> = {};
    let classes = classNames(look, className);
    for (const [name, value] of Object.entries(props)) {
      if (!STYLE_PROP_NAMES.has(name)) own[name] = value;
      else if (value !== undefined) classes = classNames(classes, classFor(name, value));
    }
    return <Element className={classes || undefined} {...own} />;
  };

/** A plain element. */
export const Box = boxOf('div', '');
/** One thing below another. */
export const Stack = boxOf('div', 'stack');
/** One thing beside another, on one middle. */
export const Row = boxOf('div', 'row');
export const Grid = boxOf('div', 'grid');
/** Words within a line. */
export const Text = boxOf('span', '');
/** Said to those who listen to the page, not shown. */
export const VisuallyHidden = boxOf('span', 'sr-only');
