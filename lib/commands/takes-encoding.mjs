/** Whether an Accept-Encoding takes one encoding: `gzip, br` takes both, `br;q=0` does not. */
export function takesEncoding(encoding, accepted = '') {
  const named = new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`);
  return accepted.split(',').some((part) => named.test(part));
}
