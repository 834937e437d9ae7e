import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';
import { informationOf } from '@/lib/server/email/information-of';
import { siteFacts } from '@/lib/site/site-facts';

/** GDPR art. 14, for imported contacts. */
export const contactInformation = defineEmail({
  schema: z.object({}),
  compose: ({ t, link }) => {
    const { agency } = siteFacts();
    const names = { agency: agency.name, email: agency.email };
    return {
      subject: t('contactInformation.subject', names),
      preview: t('contactInformation.preview'),
      heading: t('contactInformation.heading'),
      blocks: informationOf(t, link),
      reason: t('contactInformation.reason', names),
      replyTo: { name: agency.name, address: agency.email },
    };
  },
});
