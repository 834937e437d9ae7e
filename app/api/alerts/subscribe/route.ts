import { alertSchema } from '@/lib/listings/alert-schema';
import { localizedHref } from '@/lib/i18n/href';
import { currentUser } from '@/lib/server/auth/current-user';
import { handleJson, type Answer } from '@/lib/server/http/handle-json';
import { requestLocale } from '@/lib/server/http/request-locale';
import { visitorOf } from '@/lib/server/http/request-visitor';
import { subscribeToAlert } from '@/lib/server/services/alerts/subscribe-to-alert';

const answers = {
  asked: { status: 200, code: 'ASKED' },
  begun: { status: 200, code: 'BEGUN' },
  full: { status: 409, code: 'FULL' },
} as const satisfies Record<string, Answer>;

/** What the page says after the form. */
const outcomes: Readonly<Record<string, string>> = {
  ASKED: 'asked',
  BEGUN: 'begun',
  FULL: 'full',
  INVALID: 'invalid',
  TOO_MANY: 'tooMany',
};

/** The form on the list of homes, which browsers send by themselves. */
export const POST = handleJson({
  schema: alertSchema,
  done: answers.asked,
  handle: async (data, request) => {
    const user = await currentUser();
    const visitor = visitorOf(request.headers, requestLocale(data.locale, request));
    const result = await subscribeToAlert(data, visitor, user?.id ?? null);
    if (result.code === 'tooMany') return { status: 429, code: 'TOO_MANY', retryAfter: result.retryAfter };
    return answers[result.code];
  },
  leadTo: ({ code }, body, request) => {
    // Takes half a letter too, which encodeURIComponent would throw at.
    const query = new URLSearchParams({
      outcome: outcomes[code] ?? 'failed',
      search: typeof body.search === 'string' ? body.search.slice(0, 1_000) : '',
    });
    return localizedHref(requestLocale(body.locale, request), `/alerts?${query.toString()}`);
  },
});
