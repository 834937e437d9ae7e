import 'server-only';
import { MIN_FILLING_MS, type BotCode, type BotEvidence } from '@/lib/forms/bot-evidence';
import { botCheck } from './bot-check';
import { isProofGood } from './proof';

/** The form that is checked: its key and address of mail are what a proof of work is about. */
type CheckedForm = BotEvidence & Readonly<{ key: string | undefined; email: string }>;

/**
 * Null for a person, as far as can be told; else why not. A form without JavaScript brings nothing along, which is
 * refused only where reCAPTCHA is configured.
 */
export async function checkForBot(form: CheckedForm, ip: string): Promise<BotCode | null> {
  const { recaptchaToken, workProof, elapsedMs, key, email } = form;
  if (elapsedMs !== undefined && elapsedMs < MIN_FILLING_MS) return 'tooFast';
  if (!botCheck.isConfigured) return null;
  if (recaptchaToken) return (await botCheck.judge(recaptchaToken, ip)) === 'bot' ? 'captcha' : null;
  if (!workProof || !key) return 'captchaNotLoaded';
  return (await isProofGood(workProof, { key, email })) ? null : 'captcha';
}
