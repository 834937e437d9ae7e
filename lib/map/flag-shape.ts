import type { CoveredBox } from './labels';

/** CSS pixels of the press target, and vertical distance of flags at one point. */
export const FLAG_HEIGHT = 44;

const LETTER = 7.4;
const PADDING = 20;
const HEIGHT = 28;
const POINT = 8;
const CUT = 6;
const GROUP = 44;

export const flagWidth = (text: string): number => Math.max(48, Math.round(text.length * LETTER + PADDING));

export function flagPath(width: number): string {
  const [half, top, foot] = [width / 2, -HEIGHT - POINT, -POINT];
  return `M0 0L-6 ${foot}H${-half}V${top}H${half - CUT}L${half} ${top + CUT}V${foot}H6Z`;
}

/** Box that a price flag covers above its point; without a price, that of a group around it. */
export function flagBox(x: number, y: number, price: string | null): CoveredBox {
  if (price === null) return { x, y, halfWidth: GROUP / 2, halfHeight: GROUP / 2 };
  return { x, y: y - FLAG_HEIGHT / 2, halfWidth: flagWidth(price) / 2, halfHeight: FLAG_HEIGHT / 2 };
}

export const GROUP_PATH = 'M-12 -22H12L22 -12V12L12 22H-12L-22 12V-12Z';
