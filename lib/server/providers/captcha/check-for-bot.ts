import 'server-only';
import { MIN_FILLING_MS, type BotCode } from '@/lib/forms/bot-evidence';
import type { BotEvidence } from '@/lib/forms/bot-evidence-schema';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import type { BotCheck } from './port';
import { isProofGood } from './proof';
import { createRecaptcha } from './recaptcha';

const none: BotCheck = { isConfigured: false, judge: () => Promise.resolve('human') };

export const botCheck: BotCheck = env.RECAPTCHA_SECRET
  ? createRecaptcha({
      secret: env.RECAPTCHA_SECRET,
      hostname: siteUrl.hostname,
      url: env.RECAPTCHA_VERIFY_URL,
    })
  : none;

/** The subject of a proof of work is made of key and email. */
type CheckedForm = BotEvidence & Readonly<{ key: string | undefined; email: string }>;

/** Returns null for a human, else the reason. Without JavaScript there is no evidence: only reCAPTCHA refuses then. */
export async function checkForBot(form: CheckedForm, ip: string): Promise<BotCode | null> {
  const { recaptchaToken, workProof, elapsedMs, key, email } = form;
  if (elapsedMs !== undefined && elapsedMs < MIN_FILLING_MS) return 'tooFast';
  if (!botCheck.isConfigured) return null;
  if (recaptchaToken) return (await botCheck.judge(recaptchaToken, ip)) === 'bot' ? 'captcha' : null;
  if (!workProof || !key) return 'captchaNotLoaded';
  return (await isProofGood(workProof, { key, email })) ? null : 'captcha';
}
