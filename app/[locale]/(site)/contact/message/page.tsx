import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { MessageView } from '@/components/contact/message-view';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

// It shows what became of a form that was sent without JavaScript.
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage');
  return { title: t('form.title'), robots: { index: false } };
}

export default function MessagePage() {
  return <MessageView siteUrl={siteUrl} form={<ContactSlot id="message" />} />;
}
