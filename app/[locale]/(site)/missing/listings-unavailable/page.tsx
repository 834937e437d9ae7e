import { getTranslations } from 'next-intl/server';
import { DatabaseUnavailable } from '@/components/layout/database-unavailable';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('databaseUnavailable');
  return { title: t('listings'), robots: { index: false } };
}

/** Shown by the middleware with status 503 until the catalogue is loaded. */
export default function ListingsUnavailablePage() {
  return <DatabaseUnavailable what="listings" />;
}
