import { getTranslations } from 'next-intl/server';
import { newsletterSchema } from '@/lib/forms/newsletter-schema';
import { localizedHref } from '@/lib/i18n/href';
import { handleJson, type Answer } from '@/lib/server/http/handle-json';
import { requestLocale } from '@/lib/server/http/request-locale';
import { visitorOf } from '@/lib/server/http/request-visitor';
import { subscribe } from '@/lib/server/services/newsletter/subscribe';

const done: Answer = { status: 200, code: 'SUBSCRIBED' };

/** What the page says after a form without JavaScript. */
const outcomes: Readonly<Record<string, string>> = { SUBSCRIBED: 'done', INVALID: 'invalid', TOO_MANY: 'tooMany' };

/** Keys of the messages `newsletter`; every other code is a failure. */
const problems = {
  INVALID: 'problems.invalid',
  TOO_MANY: 'problems.tooMany',
  ERROR: 'api.unknown',
} as const;

/** The path is the specification's; which service keeps the list is decided by the environment. */
export const POST = handleJson({
  schema: newsletterSchema,
  done,
  handle: async (data, request) => {
    const result = await subscribe(data, visitorOf(request.headers, requestLocale(data.locale, request)));
    if (result.code === 'subscribed') return done;
    return { status: 429, code: 'TOO_MANY', retryAfter: result.retryAfter };
  },
  describe: async (code, locale) => {
    const t = await getTranslations({ locale, namespace: 'newsletter' });
    return t(problems[code as keyof typeof problems] ?? 'api.failed');
  },
  leadTo: ({ code }, body, request) =>
    localizedHref(requestLocale(body.locale, request), `/newsletter?outcome=${outcomes[code] ?? 'failed'}`),
});
