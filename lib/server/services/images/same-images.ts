import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listDraftsWithImages } from '@/lib/server/data/listings/image-looks';
import { requireRight } from '@/lib/server/services/access/with-right';
import { findSameLooks } from '@/lib/server/services/images/same-look';

type SameImage = Readonly<{ name: string; listing: Readonly<{ id: string; reference: string }> }>;

export async function findSameImages(
  actor: Actor,
  id: string,
  names: readonly string[],
): Promise<readonly SameImage[]> {
  requireRight(actor, 'listing.read');
  const looks = await findSameLooks(names);
  const alike = new Map(names.map((name) => [name, new Set([name, ...(looks.get(name) ?? [])])]));
  const all = new Set([...alike.values()].flatMap((set) => [...set]));
  const shown = listListings().filter(({ images }) => images.some((image) => all.has(image)));
  const uses = [...shown, ...(await listDraftsWithImages([...all]))];
  return names.flatMap((name) =>
    uses
      .filter((use) => use.id !== id && use.images.some((image) => alike.get(name)?.has(image)))
      .map(({ id: other, reference }) => ({ name, listing: { id: other, reference } })),
  );
}
