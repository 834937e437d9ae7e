import { getTranslations } from 'next-intl/server';
import { agency } from '@/lib/site/agency';
import { contactRequestSchema, type ContactErrorCode } from '@/lib/forms/contact-schema';
import { localizedHref } from '@/lib/i18n/href';
import { handleJson, type Answer } from '@/lib/server/http/handle-json';
import { requestLocale } from '@/lib/server/http/request-locale';
import { visitorOf } from '@/lib/server/http/request-visitor';
import { submitContact, type ContactResult } from '@/lib/server/services/contact/submit-contact';

const sent: Answer = { status: 200, code: 'SENT' };

const answers = {
  sent,
  tooFast: { status: 422, code: 'TOO_FAST' },
  captcha: { status: 400, code: 'CAPTCHA' },
  captchaNotLoaded: { status: 400, code: 'CAPTCHA_NOT_LOADED' },
  tooMany: { status: 429, code: 'TOO_MANY' },
} as const satisfies Record<ContactResult['code'], Answer>;

/** Keys of the messages `contactForm.errors`; every other code is a failure. */
const errors: Readonly<Record<string, ContactErrorCode>> = {
  INVALID: 'invalid',
  TOO_FAST: 'tooFast',
  CAPTCHA: 'captcha',
  CAPTCHA_NOT_LOADED: 'captchaNotLoaded',
  TOO_MANY: 'tooMany',
};

export const POST = handleJson({
  schema: contactRequestSchema,
  done: sent,
  handle: async (data, request) => {
    const result = await submitContact(data, visitorOf(request.headers, requestLocale(data.locale, request)));
    const answer = answers[result.code];
    return result.code === 'tooMany' ? { ...answer, retryAfter: result.retryAfter } : answer;
  },
  describe: async (code, locale) => {
    const t = await getTranslations({ locale, namespace: 'contactForm.errors' });
    return t(errors[code] ?? 'failed', { email: agency.email });
  },
  leadTo: ({ code }, body, request) =>
    localizedHref(
      requestLocale(body.locale, request),
      code === 'SENT' ? '/contact/message?done=sent' : '/contact/message',
    ),
});
