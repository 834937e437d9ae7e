'use client';

import { useEffect, useRef } from 'react';
import { logFailure } from '@/lib/browser/log-failure';
import { hasConsent } from '@/lib/site/consent';
import { MIN_FILLING_MS, type BotCode } from './bot-evidence';
import { recaptchaToken, RecaptchaError } from './recaptcha';

/**
 * Adds the elapsed time and a reCAPTCHA token (if configured and consented) or a proof of work. Returns a code once if the
 * reCAPTCHA script failed.
 */
export function useBotEvidence(siteKey: string | null) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  return async (data: FormData, key: string): Promise<BotCode | undefined> => {
    await untilOldEnough(shownAt.current);
    try {
      if (siteKey) data.set(...(await prove(siteKey, key, String(data.get('email')).trim())));
    } catch (error) {
      if (!(error instanceof RecaptchaError)) throw error;
      logFailure(error);
      return 'captchaNotLoaded';
    }
    data.set('elapsedMs', String(Math.round(performance.now() - shownAt.current)));
    return undefined;
  };
}

/** Delays fast submissions, such as browser autofill. */
async function untilOldEnough(shownAt: number): Promise<void> {
  const missing = MIN_FILLING_MS - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 1));
}

let didScriptFail = false;

async function prove(siteKey: string, key: string, email: string): Promise<[string, string]> {
  if (!hasConsent('spam-check') || didScriptFail) {
    const { proveWork } = await import('./work-proof');
    return ['workProof', await proveWork(key, email)];
  }
  try {
    return ['recaptchaToken', await recaptchaToken(siteKey)];
  } catch (error) {
    didScriptFail = true;
    throw error;
  }
}
