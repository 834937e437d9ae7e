import 'server-only';
import { env } from '@/lib/server/env';

/** Newsletters per second, for all instances together. */
export const newsletterRate = (): number => env.NEWSLETTER_PER_SECOND;
