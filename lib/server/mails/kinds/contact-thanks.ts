import 'server-only';
import { z } from 'zod';
import { agency } from '@/lib/content/agency';
import { defineMail } from '@/lib/server/mails/content';

/**
 * Thanks to the visitor, in their language. Nothing they wrote is in it: whoever types somebody else's address cannot
 * send them words through us.
 */
export const contactThanks = defineMail({
  schema: z.object({ listing: z.object({ id: z.string(), reference: z.string() }).nullable() }),
  compose: ({ payload: { listing }, t, link }) => ({
    subject: t('contactThanks.subject'),
    preview: t('contactThanks.preview'),
    heading: t('contactThanks.heading'),
    blocks: [
      {
        kind: 'text',
        text: listing ? t('contactThanks.textHome', { reference: listing.reference }) : t('contactThanks.text'),
      },
      { kind: 'text', text: t('contactThanks.call', { phone: agency.phone.display }) },
      ...(listing
        ? [{ kind: 'link' as const, label: t('contactThanks.seeHome'), href: link(`/properties/${listing.id}`) }]
        : []),
    ],
    reason: t('contactThanks.reason'),
    replyTo: { name: agency.name, address: agency.email },
  }),
});
