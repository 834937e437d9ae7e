import 'server-only';
import { z } from 'zod';
import { guidePdf, type GuidePdfId } from '@/lib/i18n/routes';
import { defineEmail } from '@/lib/server/email/content';
import { guidesOf } from '@/lib/server/email/newsletter-guides';
import { siteUrl } from '@/lib/server/site-url';

export const newsletterGuide = defineEmail({
  schema: z.object({ token: z.string().min(1), hasSellingGuide: z.boolean().default(false) }),
  compose: ({ payload, locale, t, link }) => {
    const { token, hasSellingGuide } = payload;
    const guides = guidesOf(payload);
    const pdf = (id: GuidePdfId) => new URL(guidePdf[id][locale], siteUrl).href;
    const oneClick = new URL('/api/newsletter/unsubscribe', siteUrl);
    oneClick.searchParams.set('token', token);
    return {
      subject: t('newsletterGuide.subject', guides),
      preview: t('newsletterGuide.preview', guides),
      heading: t('newsletterGuide.heading', guides),
      blocks: [
        ...(hasSellingGuide
          ? ([
              { kind: 'text', text: t('newsletterGuide.sellingText') },
              { kind: 'button', label: t('newsletterGuide.sellingButton'), href: pdf('selling') },
            ] as const)
          : []),
        { kind: 'text', text: t('newsletterGuide.text', guides) },
        { kind: 'button', label: t('newsletterGuide.button', guides), href: pdf('buying') },
        { kind: 'text', text: t('newsletterGuide.next') },
        { kind: 'link', label: t('newsletterGuide.leave'), href: link(`/newsletter/unsubscribe?token=${token}`) },
      ],
      reason: t('newsletterGuide.reason'),
      // One-click unsubscribe: RFC 2369 and RFC 8058.
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  },
});
