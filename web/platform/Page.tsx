import type { ComponentProps, ReactNode } from 'react';
import { Box } from '../ui/Box.tsx';
import type { StyleProps } from '../ui/style-props.ts';
import { PageHead } from './PageHead.tsx';
import { usePhoneTitle } from './phone-title.tsx';

export interface PageProps extends Pick<ComponentProps<typeof PageHead>, 'title' | 'lead'> {
  /** In a phone's header, where it isn't the title. */
  readonly short?: string;
  /** Where the button back leads, and its label. */
  readonly backTo?: string;
  readonly back: string;
  /** At the end of the title's row. */
  readonly aside?: ReactNode;
  readonly headClass?: string | undefined;
  /** Around the contents. */
  readonly room?: StyleProps & { readonly className?: string };
  readonly children: ReactNode;
}

/** The title of a page wherever it stands, the way back, and the page's contents. */
export const Page = ({
  title,
  lead,
  short = title,
  backTo = '/home',
  back,
  aside,
  headClass,
  room,
  children,
}: PageProps) => {
  usePhoneTitle(short, backTo, back);
  return (
    <>
      <PageHead title={title} lead={lead} className={headClass}>
        {aside}
      </PageHead>
      {room === undefined ? children : <Box {...room}>{children}</Box>}
    </>
  );
};
