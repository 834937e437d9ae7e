import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskImages } from '@/lib/listings/images/desk-images';
import { getImage, imageFolder, isImageName, type ImageView } from '@/lib/site/images';
import { isStoredImageName } from '@/lib/site/stored-images';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findStoredImages, type StoredImage } from '@/lib/server/data/listings/images';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { imagesOf } from './change-images';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listDraftsWithImages } from '@/lib/server/data/listings/image-looks';
import { findSameLooks } from '@/lib/server/services/images/same-look';

/** A feed can give one image to all of its listings. */
const MAX_OTHERS = 3;

export async function findListingImages(actor: Actor, id: string, locale: Locale): Promise<DeskImages | null> {
  requireRight(actor, 'listing.read');
  const stored = await findListingById(id);
  if (!stored) return null;
  const { images, imageTexts } = imagesOf(withChanges(stored));
  const sizes = new Map((await findStoredImages(images.filter(isStoredImageName))).map((image) => [image.id, image]));
  const same = await findSameImages(actor, id, images);
  return {
    id,
    images: images.map((name) => {
      const others = same.filter((image) => image.name === name).map((image) => image.listing);
      return {
        name,
        view: viewOf(name, sizes.get(name), locale),
        text: imageTexts[name] ?? {},
        isFixed: !isStoredImageName(name),
        others: others.slice(0, MAX_OTHERS),
        moreOthers: Math.max(0, others.length - MAX_OTHERS),
      };
    }),
  };
}

function viewOf(name: string, size: StoredImage | undefined, locale: Locale): ImageView | null {
  if (!isStoredImageName(name)) return isImageName(name) ? getImage(name, locale) : null;
  if (!size) return null;
  const { height, tone, width, widths } = size;
  const plain = { alt: '', focus: 'center', isPhotograph: true, shows: null } as const;
  return { name, folder: imageFolder(name), width, height, widths, tone, ...plain };
}

type SameImage = Readonly<{ name: string; listing: Readonly<{ id: string; reference: string }> }>;

async function findSameImages(actor: Actor, id: string, names: readonly string[]): Promise<readonly SameImage[]> {
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
