import { Box, Row, Text } from '../../../ui/Box.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Fold } from '../Fold.tsx';
import { RawText } from '../Hex.tsx';

interface BytesProps {
  /** The line that opens and closes it. */
  readonly label: string;
  readonly text: string;
  /** The copy button's name of the text; the label where not given. */
  readonly name?: string;
}

/** Bytes exactly as hashed or run, folded until the reader opens them. */
export const Bytes = ({ label, text, name = label }: BytesProps) => (
  <Fold line={<Text size="small">{label}</Text>}>
    <Row align="start" gap={8} padTop={8}>
      <Box grow shrink>
        <RawText text={text} />
      </Box>
      <CopyButton text={text} label={name} inLine={false} />
    </Row>
  </Fold>
);
