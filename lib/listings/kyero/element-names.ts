/** Names of the elements of one feed, in order: small, and without the prefix of its root (`k:root`). */
export function elementNames(): (given: string) => string {
  let prefix: string | null = null;
  return (given) => {
    prefix ??= /^[\w.-]+:/.exec(given)?.[0] ?? '';
    return (prefix !== '' && given.startsWith(prefix) ? given.slice(prefix.length) : given).toLowerCase();
  };
}
