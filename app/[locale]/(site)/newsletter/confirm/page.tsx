import { getTranslations } from 'next-intl/server';
import { confirm } from '@/app/[locale]/(site)/newsletter/actions';
import { LinkView } from '@/components/newsletter/link-view';
import { readLink, type LinkQuery } from '@/lib/forms/mail-link';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<LinkQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.confirm');
  // Nobody learns the secret in the address; with `no-referrer` a form without JavaScript would have no origin.
  return { title: t('title'), robots: { index: false }, referrer: 'strict-origin' };
}

export default async function ConfirmPage({ searchParams }: Props) {
  return <LinkView kind="confirm" action={confirm} {...readLink(await searchParams)} />;
}
