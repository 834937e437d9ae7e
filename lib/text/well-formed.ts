/** Halves of characters, which JSON of a database refuses, become `�`. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
