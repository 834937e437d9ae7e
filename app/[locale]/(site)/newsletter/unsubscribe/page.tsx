import { getTranslations } from 'next-intl/server';
import { leave } from '@/app/[locale]/(site)/newsletter/actions';
import { LinkView } from '@/components/newsletter/link-view';
import { readLink, type LinkQuery } from '@/lib/forms/mail-link';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<LinkQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.leave');
  // Nobody learns the secret in the address; with `no-referrer` a form without JavaScript would have no origin.
  return { title: t('title'), robots: { index: false }, referrer: 'strict-origin' };
}

export default async function LeavePage({ searchParams }: Props) {
  return <LinkView kind="leave" action={leave} {...readLink(await searchParams)} />;
}
