import { getTranslations } from 'next-intl/server';
import { newsletterForm } from '@/lib/forms/newsletter-form';
import { newsletterSchema } from '@/lib/forms/newsletter-schema';
import { localizedHref } from '@/lib/i18n/href';
import { handleJson } from '@/lib/server/http/handle-json';
import { subscribe } from '@/lib/server/services/campaigns/subscribe';

const problemOf = (code: string) => newsletterForm.codes.find((known) => known === code) ?? newsletterForm.failure;

export const POST = handleJson({
  schema: newsletterSchema,
  done: 'subscribed',
  handle: subscribe,
  describe: async (code, locale) => {
    const t = await getTranslations({ locale, namespace: 'newsletter' });
    if (code === 'failed') return t('api.unknown');
    const problem = problemOf(code);
    return problem === 'failed' ? t('api.failed') : t(`problems.${problem}`);
  },
  leadTo: (code, _, locale) =>
    localizedHref(locale, `/newsletter?outcome=${code === 'subscribed' ? 'done' : problemOf(code)}`),
});
