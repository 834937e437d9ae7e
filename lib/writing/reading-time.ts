/** How fast people read, as the specification's read times assume. */
const WORDS_A_MINUTE = 200;

/** Minutes to read a text written in HTML, at least one: its words without tags, tables included. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
