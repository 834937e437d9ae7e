import 'server-only';
import { locales } from '@/lib/i18n/locales';
import { guidePdf, type GuidePdfId } from '@/lib/i18n/routes';
import { guideDocument } from '@/lib/writing/printed-guides/guide-document';
import { printedGuides } from '@/lib/writing/printed-guides/printed-guides';

export function printableGuides(): string {
  const ids = Object.keys(guidePdf) as GuidePdfId[];
  const guides = ids.flatMap((id) =>
    locales.map((locale) => ({
      id,
      locale,
      html: guideDocument(id, locale),
      images: printedGuides[id].images,
      pdf: guidePdf[id][locale],
    })),
  );
  return JSON.stringify(guides);
}
