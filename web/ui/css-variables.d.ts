import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that carry data into a stylesheet: `--hue`, `--progress`. */
    [name: `--${string}`]: string | number | undefined;
  }
}
