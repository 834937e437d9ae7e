import 'server-only';
import { z } from 'zod';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import { withInbox } from '@/lib/server/providers/inbox/imap';
import { verifySmtp } from '@/lib/server/providers/mail/smtp';
import { readKlaviyoList } from '@/lib/server/providers/newsletter/klaviyo-list';
import { reasonOf, speakOf, type Finding } from './finding';

const LIMIT_MS = 8_000;
const SITE_VERIFY = 'https://www.google.com/recaptcha/api/siteverify';

/** Connects and signs in; sends nothing. */
export async function examineEmail(env: Environment): Promise<Finding> {
  const { SITE_URL, SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FOLDER } = env;
  const email = speakOf('Mail');
  if (!SMTP_URL) {
    const text = `No SMTP_URL: emails are written to ${MAIL_FOLDER} as files, for 30 days, and are not sent.`;
    return isLocalHost(SITE_URL) ? email.off(text) : email.advice(text);
  }
  const host = new URL(SMTP_URL).host;
  try {
    await verifySmtp(SMTP_URL, { allowPlaintext: SMTP_ALLOW_PLAINTEXT });
    return email.good(`${host} accepts our emails.`);
  } catch (error) {
    const { responseCode, code, message } = error as { responseCode?: number; code?: string; message: string };
    const isAboutTls = code === 'ETLS' && !responseCode;
    const response = responseCode ? `it replies ${responseCode}` : isAboutTls ? message : reasonOf(error);
    return email.bad(`${host} does not accept our emails: ${response}. Emails are stored until it does.`);
  }
}

/** Opens the mailbox; changes nothing. */
export async function examineInbox({ INBOX_ADDRESS, INBOX_URL }: Environment): Promise<Finding> {
  const mailbox = speakOf('Mailbox');
  if (!INBOX_URL) return mailbox.off('No INBOX_URL: replies to the desk go to each agent’s own mailbox.');
  const { host } = new URL(INBOX_URL);
  try {
    await withInbox(INBOX_URL, () => Promise.resolve());
  } catch (error) {
    const { authenticationFailed } = error as { authenticationFailed?: boolean };
    const response = authenticationFailed ? 'it refuses user or password' : reasonOf(error);
    return mailbox.bad(`${host} does not open the mailbox: ${response}. Replies stay there until it does.`);
  }
  if (INBOX_ADDRESS) return mailbox.good(`${host} opens the mailbox; replies go to ${INBOX_ADDRESS}.`);
  return mailbox.advice(`${host} opens the mailbox, but without INBOX_ADDRESS replies go to each agent’s own.`);
}

export async function examineNewsletter(env: Environment): Promise<Finding> {
  const newsletter = speakOf('Newsletter');
  const { KLAVIYO_API_KEY: apiKey, KLAVIYO_LIST_ID: listId, KLAVIYO_API_URL: url } = env;
  if (!apiKey || !listId) return newsletter.off('Klaviyo is not configured: only our own list is used.');
  const response = await readKlaviyoList({ apiKey, listId, url }).catch((error: unknown) => reasonOf(error));
  if (typeof response === 'string')
    return newsletter.bad(`Klaviyo cannot be reached: ${response}. Subscribers are added once it can.`);
  if (response.status === 401) return newsletter.bad('Klaviyo refuses KLAVIYO_API_KEY.');
  if (response.status === 404) return newsletter.bad(`Klaviyo has no list ${listId}: check KLAVIYO_LIST_ID.`);
  if (response.status === 403) {
    return newsletter.advice(
      'Klaviyo accepts the key, but the key may not read lists (lists:read), so the list is not checked.',
    );
  }
  if (response.status !== 200) return newsletter.bad(`Klaviyo replies ${response.status}.`);
  return response.isDoubleOptIn
    ? newsletter.advice(`Klaviyo’s list ${listId} asks subscribers to confirm once more: make it single opt-in.`)
    : newsletter.good(`Klaviyo answers and knows the list ${listId}.`);
}

const verdictSchema = z.object({ 'error-codes': z.array(z.string()).default([]) });

/** The reply to an invalid token reveals whether the secret is valid. */
export async function examineBotCheck(env: Environment): Promise<Finding> {
  const check = speakOf('Bot check');
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url = SITE_VERIFY } = env;
  if (!secret)
    return check.off(
      'reCAPTCHA is not configured: a hidden field, timing, limits and proof of work protect the forms.',
    );
  try {
    const body = new URLSearchParams({ secret, response: 'none' });
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(LIMIT_MS) });
    const codes = verdictSchema.parse(await response.json())['error-codes'];
    return codes.includes('invalid-input-secret')
      ? check.bad('Google refuses RECAPTCHA_SECRET.')
      : check.good('reCAPTCHA answers and accepts our secret.');
  } catch (error) {
    return check.bad(`reCAPTCHA cannot be reached: ${reasonOf(error)}. Until then, the other checks decide.`);
  }
}
