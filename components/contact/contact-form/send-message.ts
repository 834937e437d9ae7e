import { collectBotEvidence } from '@/lib/forms/collect-bot-evidence';
import type { ContactErrorCode, ContactField, ContactFields } from '@/lib/forms/contact-schema';
import type { FieldCode } from '@/lib/forms/fields';
import { logFailure } from '@/lib/browser/log-failure';
import { RecaptchaError } from '@/lib/forms/recaptcha';

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
    const evidence = await collectBotEvidence({ siteKey, key, email: values.email, shownAt });
    const response = await fetch('/api/contact/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, ...rest, ...evidence, idempotencyKey: key }),
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
