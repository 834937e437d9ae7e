import 'server-only';
import type { NewsletterAction } from '@/lib/server/data/campaigns/newsletter-jobs';

/** `outage`: retry soon. `refused`: permanent. */
export type NewsletterReply =
  | Readonly<{ isDone: true }>
  | Readonly<{ isDone: false; kind: 'outage' | 'refused'; error: string; retryAfter?: number }>;

export type NewsletterService = Readonly<{
  send: (action: NewsletterAction, email: string) => Promise<NewsletterReply>;
}>;
