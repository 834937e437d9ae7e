/** Replaces lone surrogates, which JSON columns reject, with `�`. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
