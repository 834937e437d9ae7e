import { proofSubject, work, type WorkProof } from '@/lib/domain/work-proof';
import { MIN_FILLING_MS, type ContactErrorCode, type ContactField, type ContactFields } from '@/lib/forms/contact';
import type { FieldCode } from '@/lib/forms/fields';
import { logFailure } from '@/lib/forms/log-failure';
import { readConsent } from '@/lib/consent';
import { recaptchaToken, RecaptchaError } from './recaptcha';

export type Extras = Readonly<{
  locale: string;
  listingId: string | null;
  siteKey: string | null;
  honeypot: string;
  /** When the form was first there, on the page's own clock (ms). */
  shownAt: number;
}>;

export type Outcome =
  | Readonly<{ isSent: true }>
  | Readonly<{ isSent: false; code: ContactErrorCode; fields?: Partial<Record<ContactField, FieldCode>> }>;

/** Longest wait for an answer (ms). The text stays, and trying again sends the same message. */
const ANSWER_LIMIT_MS = 20_000;

const codes: Readonly<Record<string, ContactErrorCode>> = {
  INVALID: 'invalid',
  TOO_MANY: 'tooMany',
  TOO_FAST: 'tooFast',
  CAPTCHA: 'captcha',
  CAPTCHA_NOT_LOADED: 'captchaNotLoaded',
};

/** A key for a message, and the same one as long as nothing in it changes. */
export function createKeys(): (values: ContactFields) => string {
  let last = { key: '', of: '' };
  return (values) => {
    const of = JSON.stringify(values);
    if (last.of !== of) last = { key: randomKey(), of };
    return last.key;
  };
}

// Not crypto.randomUUID, which is missing where the page did not come over a secure connection.
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends a message that is valid, and says what became of it. Never throws. */
export async function sendMessage(values: ContactFields, key: string, extras: Extras): Promise<Outcome> {
  const { shownAt, siteKey, ...rest } = extras;
  try {
    await untilOldEnough(shownAt);
    const proof = siteKey ? await prove(siteKey, key, values.email) : {};
    const response = await fetch('/api/contact/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...values,
        ...rest,
        ...proof,
        idempotencyKey: key,
        elapsedMs: Math.round(performance.now() - shownAt),
      }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (response.ok) return { isSent: true };
    const answer = (await response.json()) as { code?: string; fields?: Partial<Record<ContactField, FieldCode>> };
    const code = codes[answer.code ?? ''] ?? 'failed';
    if (code === 'failed') logFailure(`The message was not taken: ${response.status}`);
    return { isSent: false, code, ...(answer.fields && { fields: answer.fields }) };
  } catch (error) {
    logFailure(error);
    return { isSent: false, code: error instanceof RecaptchaError ? 'captchaNotLoaded' : 'failed' };
  }
}

/** A quick hand or a browser that fills in by itself waits a moment, and is not taken for a program. */
async function untilOldEnough(shownAt: number): Promise<void> {
  const missing = MIN_FILLING_MS - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 1));
}

let didScriptFail = false;

async function prove(
  siteKey: string,
  key: string,
  email: string,
): Promise<{ recaptchaToken: string } | { workProof: WorkProof }> {
  if (readConsent() !== 'accepted' || didScriptFail) return { workProof: await work(proofSubject(key, email)) };
  try {
    return { recaptchaToken: await recaptchaToken(siteKey) };
  } catch (error) {
    // It is said once; who tries again is checked without it.
    didScriptFail = true;
    throw error;
  }
}
