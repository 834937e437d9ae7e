/** Named tone and colour (hex) nearest to the dominant colour of RGB pixels, three bytes each. */
export function toneOf(pixels: Uint8Array): { tone: string; colour: string };
/** px: side of the square to which an image is reduced before. */
export const SIDE: number;
