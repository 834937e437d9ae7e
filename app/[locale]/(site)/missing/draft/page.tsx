import { getTranslations } from 'next-intl/server';
import { DraftUnavailable } from '@/components/seller-draft/draft-intro';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sellerDraft');
  return { title: t('title'), robots: { index: false } };
}

/** Shown by the middleware with status 404. */
export default function MissingDraftPage() {
  return <DraftUnavailable reason="ended" />;
}
