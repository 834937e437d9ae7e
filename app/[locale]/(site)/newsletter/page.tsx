import { getTranslations } from 'next-intl/server';
import { NewsletterView } from '@/components/newsletter/newsletter-view';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<{ outcome?: string | string[] }> };

const problems = ['invalid', 'tooMany', 'failed'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.page');
  return { title: t('title'), robots: { index: false } };
}

export default async function NewsletterPage({ searchParams }: Props) {
  const { outcome } = await searchParams;
  return <NewsletterView isDone={outcome === 'done'} problem={problems.find((problem) => problem === outcome)} />;
}
