import 'server-only';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';

export const wordsOf = ({ attachments, automatic, from, invitation, quoted = [], subject, text }: IncomingEmail) => ({
  attachments,
  automatic,
  quoted,
  subject,
  body: text,
  email: from?.address ?? null,
  invitation: invitation?.answer ?? null,
});

/** Servers write from addresses of all kinds, ours too. */
export const isOfServer = ({ automatic }: IncomingEmail): boolean =>
  automatic === 'bounce' || automatic === 'delayed' || automatic === 'delivered' || automatic === 'complaint';
