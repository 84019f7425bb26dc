import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Light modules around the code, as its readers expect (ISO/IEC 18004: four). */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  /** Names the code to a screen reader. */
  readonly label: string;
}

/** Dark on white in every theme: that is what cameras read. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
