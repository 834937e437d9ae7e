import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import { checkRedirects, type RedirectLine, type RefusedRedirect } from '@/lib/middleware/check-redirects';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { deleteRedirect, readRedirects, storeRedirects } from '@/lib/server/data/site/redirects';
import { env } from '@/lib/server/env';
import { withRight } from '@/lib/server/services/access/with-right';

/** Every instance loads all of them into memory. */
export const MAX_REDIRECTS = 20_000;

type RedirectsOutcome = Readonly<
  | { status: 'done'; added: number; changed: number; unchanged: number; refused: readonly RefusedRedirect[] }
  | { status: 'tooMany' }
>;

const subject = { kind: 'site', id: 'redirects' } as const;

/**
 * Stores valid lines; all instances apply them within two seconds.
 * @throws RightError
 */
export async function saveRedirects(actor: Actor, lines: readonly RedirectLine[]): Promise<RedirectsOutcome> {
  return withRight(actor, 'site.edit', subject, async (record) => {
    let outcome: RedirectsOutcome = { status: 'tooMany' };
    await changeCatalogue(async (version) => {
      const stored = await readRedirects();
      const { refused, rules } = checkRedirects(lines, stored, new URL(env.SITE_URL).origin);
      const added = [...rules].filter(([address]) => !stored.has(address));
      const changed = [...rules].filter(([address, target]) => stored.has(address) && stored.get(address) !== target);
      if (stored.size + added.length > MAX_REDIRECTS) return false;
      const unchanged = rules.size - added.length - changed.length;
      outcome = { status: 'done', added: added.length, changed: changed.length, unchanged, refused };
      const isChanged = added.length + changed.length > 0;
      if (isChanged) {
        await storeRedirects(version, authorName(actor), new Map([...added, ...changed]));
        await record('redirectsChanged', { after: { added: added.length, changed: changed.length } });
      }
      return isChanged;
    });
    return outcome;
  });
}

export async function removeRedirect(actor: Actor, address: string): Promise<void> {
  await withRight(actor, 'site.edit', subject, (record) =>
    changeCatalogue(async () => {
      const isRemoved = await deleteRedirect(address);
      if (isRemoved) await record('redirectRemoved', { before: { address } });
      return isRemoved;
    }),
  );
}
