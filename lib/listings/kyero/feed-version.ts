import type { FeedProblemCode, FeedProblemValues } from './feed-problem';

const VERSION_3 = /^v?3(?:[.,]\d+)*$/i;
const VERSION_NAME = /^(?:feed_?|kyero_?)?version$/i;
const MAX_NAME = 40;

/** Kyero v3 requires these, and `ref` or `id`. */
const REQUIRED = ['price', 'type', 'town'] as const;

type Fail = (code: FeedProblemCode, values?: FeedProblemValues) => never;

/**
 * Finds the version of a feed: in `<kyero>`, in the block that another program writes in its place, or in an
 * attribute. Only `<kyero>` can refuse a version: elsewhere a number counts versions of the program. Without a
 * version 3 the first listing must have Kyero's elements.
 */
export function feedVersion(fail: Fail) {
  let isVersion3 = false;
  let block: string | null = null;
  let isUnsaid = false;

  const say = (given: string, isOfKyero: boolean) => {
    const version = given.trim();
    if (VERSION_3.test(version)) isVersion3 = true;
    else if (isOfKyero && version !== '') fail('otherVersion', { version });
    else isUnsaid ||= isOfKyero;
  };

  return {
    /** `path`: from the root. */
    open(path: readonly string[], attributes: Readonly<Record<string, string>>) {
      const [, second] = path;
      if (path.length === 2 && second !== 'agent' && second !== 'property') block ??= second ?? null;
      if (path.length > 2) return;
      for (const [name, value] of Object.entries(attributes)) {
        if (VERSION_NAME.test(name)) say(value, second === 'kyero');
      }
    },
    close(path: readonly string[], text: string) {
      const [, second = '', third] = path;
      if (path.length === 3 && VERSION_NAME.test(third ?? '')) say(text, second === 'kyero');
      else if (path.length === 2 && VERSION_NAME.test(second)) say(text, false);
    },
    requireStructure(fields: ReadonlyMap<string, unknown>) {
      if (isVersion3) return;
      const names = new Set([...fields.keys()].map((key) => key.split('/')[0]));
      isVersion3 = REQUIRED.every((name) => names.has(name)) && (names.has('ref') || names.has('id'));
      if (isVersion3) return;
      if (isUnsaid) fail('unknownVersion');
      if (block === null || block === 'kyero') fail('noVersion');
      fail('otherBlock', { element: `<${block?.slice(0, MAX_NAME)}>` });
    },
  };
}
