import { getTranslations } from 'next-intl/server';
import { stop } from '@/app/[locale]/(site)/alerts/actions';
import { readLink, type LinkQuery } from '@/app/[locale]/(site)/newsletter/read-link';
import { AlertLink } from '@/components/properties/alerts/alert-link';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<LinkQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alerts.stop');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function StopAlertPage({ searchParams }: Props) {
  return <AlertLink kind="stop" action={stop} {...readLink(await searchParams)} />;
}
