import type { CoveredBox } from './labels';

type FlagText = Readonly<{ price: string; means?: string }>;

/** `meansText` contains `{means}`. */
export function flagName({ means, name, price }: FlagText & Readonly<{ name: string }>, meansText: string): string {
  return `${name}: ${price}${means ? `, ${meansText.replace('{means}', means)}` : ''}`;
}

const MEANS_LINE = 14;

/** CSS pixels of the press target of one line. */
export const FLAG_HEIGHT = 44;

/** CSS pixels between flags at one point. */
export const flagHeight = (flags: readonly FlagText[]): number =>
  FLAG_HEIGHT + (flags.some(({ means }) => means) ? MEANS_LINE : 0);

const LETTER = 7.4;
const MEANS_LETTER = 6.2;
const PADDING = 20;
const HEIGHT = 28;
const POINT = 8;
const CUT = 6;
const GROUP = 44;

export const flagWidth = ({ means = '', price }: FlagText): number =>
  Math.max(48, Math.round(Math.max(price.length * LETTER, means.length * MEANS_LETTER) + PADDING));

export function flagPath(flag: FlagText): string {
  const [half, foot] = [flagWidth(flag) / 2, -POINT];
  const top = foot - HEIGHT - (flag.means ? MEANS_LINE : 0);
  return `M0 0L-6 ${foot}H${-half}V${top}H${half - CUT}L${half} ${top + CUT}V${foot}H6Z`;
}

/** Box that a flag covers above its point; without a flag, that of a group around it. */
export function flagBox(x: number, y: number, flag: FlagText | null): CoveredBox {
  if (flag === null) return { x, y, halfWidth: GROUP / 2, halfHeight: GROUP / 2 };
  const halfHeight = flagHeight([flag]) / 2;
  return { x, y: y - halfHeight, halfWidth: flagWidth(flag) / 2, halfHeight };
}

export const GROUP_PATH = 'M-12 -22H12L22 -12V12L12 22H-12L-22 12V-12Z';
