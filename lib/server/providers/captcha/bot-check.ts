import 'server-only';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import type { BotCheck } from './port';
import { createRecaptcha } from './recaptcha';

const none: BotCheck = { isConfigured: false, judge: () => Promise.resolve('human') };

export const botCheck: BotCheck = env.RECAPTCHA_SECRET
  ? createRecaptcha({
      secret: env.RECAPTCHA_SECRET,
      hostname: siteUrl.hostname,
      url: env.RECAPTCHA_VERIFY_URL,
    })
  : none;
