import { isAllowed } from '@/lib/site/consent';
import { MIN_FILLING_MS, type BotEvidence } from './bot-evidence';
import { recaptchaToken } from './recaptcha';

type Options = Readonly<{
  /** Key of reCAPTCHA, where it is configured. */
  siteKey: string | null;
  /** What a proof of work is good for: this form, from this address of mail. */
  key: string;
  email: string;
  /** When the form was first there, on the page's own clock (ms). */
  shownAt: number;
}>;

/**
 * What shows the server that a person sends this form. With reCAPTCHA configured: its token after consent, else a
 * second of work.
 * @throws RecaptchaError where its script could not be loaded; said once, who tries again is checked without it.
 */
export async function collectBotEvidence({ siteKey, key, email, shownAt }: Options): Promise<BotEvidence> {
  await untilOldEnough(shownAt);
  const proof = siteKey ? await prove(siteKey, key, email) : {};
  return { ...proof, elapsedMs: Math.round(performance.now() - shownAt) };
}

/** A quick hand or a browser that fills in by itself waits a moment, and is not taken for a program. */
async function untilOldEnough(shownAt: number): Promise<void> {
  const missing = MIN_FILLING_MS - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 1));
}

let didScriptFail = false;

async function prove(siteKey: string, key: string, email: string): Promise<BotEvidence> {
  if (!isAllowed('spam-check') || didScriptFail) {
    const { proveWork } = await import('./work-proof');
    return { workProof: await proveWork(key, email) };
  }
  try {
    return { recaptchaToken: await recaptchaToken(siteKey) };
  } catch (error) {
    didScriptFail = true;
    throw error;
  }
}
