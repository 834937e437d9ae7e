import 'server-only';
import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import type { ContactCode } from './contact-form';

export async function readMessageErrors(): Promise<Readonly<Record<ContactCode, string>>> {
  const t = await getTranslations('contactForm.errors');
  const fields = await getTranslations('fieldErrors');
  return {
    required: fields('required'),
    invalidEmail: fields('invalidEmail'),
    tooLong: fields('tooLong'),
    invalid: t('invalid'),
    failed: t('failed'),
    tooMany: t('tooMany'),
    tooFast: t('tooFast'),
    captcha: t('captcha', { email: siteFacts().agency.email }),
    captchaNotLoaded: t('captchaNotLoaded'),
  };
}
