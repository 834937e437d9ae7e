import 'server-only';
import type { Preview } from '@/lib/forms/record-form';
import { richText } from '@/lib/site/rich-text';
import { markdownToHtml } from './markdown';
import type { InBoth } from './written-texts';

export function previewOf({ body, lead, title }: Readonly<{ title: InBoth; lead: InBoth; body: InBoth }>) {
  return (['es', 'en'] as const)
    .filter((language) => title[language] !== '' || body[language] !== '')
    .map((language): Preview => ({
      language,
      title: title[language],
      lead: lead[language],
      html: richText(markdownToHtml(body[language]), language, `preview-${language}`),
    }));
}
