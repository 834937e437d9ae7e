/** Marks that turn the direction of text, in names stored before they were removed at the upload. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns a stranger's name for display; it must not change the order of the text beside it. */
export function isolated(name: string): string {
  const plain = name.replace(DIRECTION_MARKS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
