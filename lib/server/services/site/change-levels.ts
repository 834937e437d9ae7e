import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { storeFileLevels } from '@/lib/server/data/site/file-levels';
import { withRight } from '@/lib/server/services/access/with-right';
import type { FileLevel } from '@/lib/site/price-levels';

/**
 * Replaces the levels of the named places; all instances show them within two seconds.
 * @throws RightError
 */
export async function changeLevels(actor: Actor, levels: readonly FileLevel[]): Promise<void> {
  await withRight(actor, 'site.edit', { kind: 'site', id: 'levels' }, (record) =>
    changeCatalogue(async () => {
      await storeFileLevels(levels, authorName(actor));
      await record('levelsChanged', { after: { places: levels.length } });
      return true;
    }),
  );
}
