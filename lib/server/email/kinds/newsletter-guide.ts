import 'server-only';
import { z } from 'zod';
import { buyingGuidePdf } from '@/lib/i18n/routes';
import { defineEmail } from '@/lib/server/email/content';
import { siteUrl } from '@/lib/server/site-url';

/** The guide after confirmation; unsubscribes by link or one click in the mailbox. */
export const newsletterGuide = defineEmail({
  schema: z.object({ token: z.string().min(1) }),
  compose: ({ payload: { token }, locale, t, link }) => {
    const oneClick = new URL('/api/newsletter/unsubscribe', siteUrl);
    oneClick.searchParams.set('token', token);
    return {
      subject: t('newsletterGuide.subject'),
      preview: t('newsletterGuide.preview'),
      heading: t('newsletterGuide.heading'),
      blocks: [
        { kind: 'text', text: t('newsletterGuide.text') },
        { kind: 'button', label: t('newsletterGuide.button'), href: new URL(buyingGuidePdf[locale], siteUrl).href },
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
