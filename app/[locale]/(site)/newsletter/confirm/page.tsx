import { getTranslations } from 'next-intl/server';
import { confirm } from '@/app/[locale]/(site)/newsletter/actions';
import { readLink, type LinkQuery } from '@/app/[locale]/(site)/newsletter/read-link';
import { LinkView } from '@/components/newsletter/link-view';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<LinkQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.confirm');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ConfirmPage({ searchParams }: Props) {
  return <LinkView kind="confirm" action={confirm} {...readLink(await searchParams)} />;
}
