export const SIGNATURE_BOX = { width: 600, height: 200 } as const;

/** In characters. */
const MAX_SIGNATURE = 40_000;
const STROKES = /^(?:[ML]\d{1,3}(?:\.\d)? \d{1,3}(?:\.\d)?){2,}$/;

export const isSignature = (path: string): boolean => path.length <= MAX_SIGNATURE && STROKES.test(path);
