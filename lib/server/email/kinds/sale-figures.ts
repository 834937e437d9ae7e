import 'server-only';
import { z } from 'zod';
import { figureKinds } from '@/lib/reports/listing/listing-figures';
import { formatDays, formatNumber } from '@/lib/i18n/format';
import { salePath } from '@/lib/i18n/routes';
import { defineEmail } from '@/lib/server/email/content';
import { siteUrl } from '@/lib/server/site-url';

const figure = z.number().int().min(0);

export const saleFigures = defineEmail({
  schema: z.object({
    id: z.string(),
    title: z.string(),
    token: z.string().min(1),
    /** `YYYY-MM-DD`, like `to`. */
    from: z.string(),
    to: z.string(),
    sums: z.object({ views: figure, saves: figure, enquiries: figure, viewings: figure, alerts: figure }),
    /** Similar listings; null below five. */
    medianViews: z.number().nullable(),
    like: figure,
  }),
  compose: ({ payload: { from, id, like, medianViews, sums, title, to, token }, locale, t, link }) => {
    const oneClick = new URL('/api/sale-figures/stop', siteUrl);
    oneClick.searchParams.set('token', token);
    return {
      subject: t('saleFigures.subject', { count: sums.views }),
      preview: t('saleFigures.preview', { title }),
      heading: t('saleFigures.heading'),
      blocks: [
        { kind: 'text', text: t('saleFigures.text', { title, days: formatDays(from, to, locale) }) },
        { kind: 'lines', lines: figureKinds.map((kind) => t(`saleFigures.${kind}`, { count: sums[kind] })) },
        ...(medianViews === null
          ? []
          : [
              {
                kind: 'note' as const,
                text: t('saleFigures.median', { like, median: formatNumber(medianViews, locale, 1) }),
              },
            ]),
        { kind: 'button', label: t('saleFigures.button'), href: link(salePath(id, 'figures')) },
        { kind: 'link', label: t('saleFigures.stop'), href: link(`/figures-stop?token=${token}`) },
      ],
      reason: t('saleFigures.reason'),
      // One-click unsubscribe: RFC 2369 and RFC 8058.
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  },
});
