import { logFailure } from '@/lib/browser/log-failure';

/** Why an address was not taken; each is a key of the messages `newsletter.problems`. */
export type SubscribeProblem = 'invalid' | 'tooMany' | 'failed';

const ANSWER_LIMIT_MS = 15_000;

const problems: Readonly<Record<string, SubscribeProblem>> = { INVALID: 'invalid', TOO_MANY: 'tooMany' };

/** Asks for the newsletter with this address. Never throws. */
export async function subscribe(wish: Readonly<Record<string, string>>): Promise<'done' | SubscribeProblem> {
  try {
    const response = await fetch('/api/klaviyo/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (response.ok) return 'done';
    const { code = '', message = 'Failed to subscribe.' } = (await response.json()) as {
      code?: string;
      message?: string;
    };
    logFailure(message);
    return problems[code] ?? 'failed';
  } catch (error) {
    logFailure((error instanceof Error && error.message) || 'An unknown error occurred while subscribing.');
    return 'failed';
  }
}
