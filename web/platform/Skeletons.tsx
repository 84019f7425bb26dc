import { useMessages } from '../i18n/index.ts';
import { Stack } from '../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../ui/Skeleton.tsx';
import type { StyleProps } from '../ui/style-props.ts';

interface SkeletonsProps extends StyleProps {
  readonly className?: string | undefined;
  /** CSS lengths, one for each part. */
  readonly heights: readonly string[];
  /** Without it, a sentence that fits every part of a page. */
  readonly note?: string;
}

/** Parts one below the other that are on their way. */
export const Skeletons = ({ heights, note, ...stack }: SkeletonsProps) => {
  const { shell } = useMessages();
  return (
    <Stack {...stack}>
      <LoadingNote text={note ?? shell.loading} />
      {[...heights.entries()].map(([place, height]) => (
        <Skeleton key={place} height={height} />
      ))}
    </Stack>
  );
};
