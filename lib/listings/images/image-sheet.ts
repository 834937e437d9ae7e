import 'server-only';
import { images } from '@/content/images';
import { listListings } from '@/lib/listings/catalogue/listings';
import { getImage } from '@/lib/site/images';
import { escapeXml } from '@/lib/text/escape-xml';

const shownBy = (name: string) =>
  listListings()
    .filter((listing) => listing.images.includes(name))
    .map(({ id }) => id);

function drawImage(name: string): string {
  const { alt, height, width } = getImage(name, 'en');
  return `<figure><img src="/pictures/${name}-480.avif" alt="${escapeXml(alt)}" width="480" loading="lazy"><figcaption>${[
    name,
    `${width} × ${height}`,
    ...shownBy(name),
  ].join(' · ')}</figcaption></figure>`;
}

export function drawContactSheet(): string {
  const names = Object.keys(images);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Images</title><h1>${names.length} images</h1>${names
    .map(drawImage)
    .join('')}</html>`;
}
