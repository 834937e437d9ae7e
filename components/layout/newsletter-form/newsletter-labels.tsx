import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { Link } from '@/lib/i18n/link';
import type { ReactNode } from 'react';
import type { NewsletterLabels } from './newsletter-fields';

export async function newsletterLabels(): Promise<NewsletterLabels> {
  const t = await getTranslations('newsletter');
  return {
    email: t('email'),
    honeypot: t('honeypot'),
    submit: t('submit'),
    pending: t('sending'),
    success: t('success'),
    problems: {
      invalid: t('problems.invalid'),
      tooMany: t('problems.tooMany'),
      failed: t('problems.failed'),
    },
  };
}

export async function newsletterPrivacy(): Promise<ReactNode> {
  const t = await getTranslations('newsletter');
  return t.rich('privacy', {
    agency: siteFacts().agency.name,
    link: (words) => <Link href="/privacy-policy">{words}</Link>,
  });
}
