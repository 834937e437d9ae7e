import 'server-only';
import { z } from 'zod';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { log } from '@/lib/server/log';
import type { BotCheck, CaptchaVerdict } from './port';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const LIMIT_MS = 3_000;
const ACTION = 'submit';
/** Recommended by Google: 0 is a bot, 1 a human. */
const MIN_SCORE = 0.5;
const TOKEN_SECONDS = 180;

const responseSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Configuration errors of the site must not refuse visitors. */
const OUR_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

type Options = Readonly<{ secret: string; hostname: string; url?: string | undefined }>;

export function createRecaptcha({ secret, hostname, url = VERIFY_URL }: Options): BotCheck {
  return {
    isConfigured: true,
    async judge(token, ip): Promise<CaptchaVerdict> {
      const use = await countAttempt([{ name: `captcha:${token}`, limit: 1, seconds: TOKEN_SECONDS }]);
      if (!use.isAllowed) return 'bot';
      const response = await verify(url, new URLSearchParams({ secret, response: token, remoteip: ip }));
      if (!response) return 'unavailable';
      if (response['error-codes']?.some((code) => OUR_ERRORS.includes(code))) {
        log.error({ codes: response['error-codes'] }, 'the bot check refused the secret');
        return 'unavailable';
      }
      const isHuman =
        response.success &&
        response.action === ACTION &&
        response.hostname === hostname &&
        (response.score ?? 0) >= MIN_SCORE;
      return isHuman ? 'human' : 'bot';
    },
  };
}

async function verify(url: string, body: URLSearchParams): Promise<z.infer<typeof responseSchema> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return responseSchema.parse(await response.json());
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the bot check is unavailable');
    return null;
  }
}
