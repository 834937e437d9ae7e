import { encode } from 'uqr';
import styles from './second-step.module.scss';

/** Draws a QR code as one SVG path, because the content security policy forbids inline styles. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qr}>
      <path d={path.join('')} />
    </svg>
  );
}
