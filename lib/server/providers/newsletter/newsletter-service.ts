import 'server-only';
import { env } from '@/lib/server/env';
import { createKlaviyo } from './klaviyo';
import type { NewsletterService } from './port';

export const newsletterService: NewsletterService | null =
  env.KLAVIYO_API_KEY && env.KLAVIYO_LIST_ID
    ? createKlaviyo({ apiKey: env.KLAVIYO_API_KEY, listId: env.KLAVIYO_LIST_ID, url: env.KLAVIYO_API_URL })
    : null;
