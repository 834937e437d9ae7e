import 'server-only';
import type { NewsletterAction } from '@/lib/server/data/newsletter-jobs';

/** `outage`: try again soon. `refused`: the service understood and said no. */
export type NewsletterReply =
  | Readonly<{ isDone: true }>
  | Readonly<{ isDone: false; kind: 'outage' | 'refused'; error: string; retryAfter?: number }>;

/** An outside service that sends the newsletter. It is told of readers who have confirmed, and of those who leave. */
export type NewsletterService = Readonly<{
  tell: (action: NewsletterAction, email: string) => Promise<NewsletterReply>;
}>;
