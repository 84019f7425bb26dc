import { Box, Text } from '../../ui/Box.tsx';

/** A link to select. */
export const LinkText = ({ link }: { readonly link: string }) => (
  <Box padX={12} padY={10} radius="control" ground="well">
    <Text as="p" dir="ltr" size="note" tone="soft" anywhere>
      {link}
    </Text>
  </Box>
);
