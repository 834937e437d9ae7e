/** `A. P.` of `Ada Puig i Font`: of the first two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].find((sign) => /\p{L}/u.test(sign)) ?? [])
    .slice(0, 2)
    .map((sign) => `${sign.toUpperCase()}.`)
    .join(' ');
