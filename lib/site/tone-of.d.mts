/** Returns the tone name and colour (hex) nearest to the dominant colour of RGB pixels. */
export function toneOf(pixels: Uint8Array): { tone: string; colour: string };
export const SIDE: number;
