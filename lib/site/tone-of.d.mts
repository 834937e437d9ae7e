/** Named tone and colour (hex) nearest to the dominant colour of RGB pixels, three bytes each. */
export function toneOf(pixels: Uint8Array): { tone: string; colour: string };
/** Tones by name, hex. */
export const TONES: Readonly<Record<string, string>>;
/** px: side of the square to which an image is reduced before. */
export const SIDE: number;
