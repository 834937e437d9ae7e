import 'server-only';
import { env } from '@/lib/server/env';

/** Newsletters sent per second, by all instances together. */
export const newsletterRate = (): number => env.NEWSLETTER_PER_SECOND;
