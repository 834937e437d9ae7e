'use client';

import { useEffect, useRef } from 'react';
import { logFailure } from '@/lib/browser/log-failure';
import { hasConsent } from '@/lib/site/consent';
import { MIN_FILLING_MS, type BotCode } from './bot-evidence';
import { recaptchaToken, RecaptchaError } from './recaptcha';

/**
 * Adds to a form what shows that a person sends it: the time since it was shown and, if reCAPTCHA is configured
 * (`siteKey`), its token after consent, else a proof of work for this `key` and the form's email. Returns a code if
 * the script of reCAPTCHA did not load; said once, the next try is checked without it.
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

/** A quick hand, or a browser that fills in by itself, waits a moment and is not taken for a bot. */
async function untilOldEnough(shownAt: number): Promise<void> {
  const missing = MIN_FILLING_MS - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 1));
}

let didScriptFail = false;

/** The field that proves it, with its value. */
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
