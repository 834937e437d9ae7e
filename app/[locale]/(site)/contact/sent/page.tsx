import { getTranslations } from 'next-intl/server';
import { MessageView } from '@/components/contact/message-view';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage');
  return { title: t('form.title'), robots: { index: false } };
}

/** Where a form sent straight to /api/contact/send leads. */
export default async function SentPage() {
  const t = await getTranslations('contactForm');
  return <MessageView siteUrl={siteUrl} done={t('success')} />;
}
