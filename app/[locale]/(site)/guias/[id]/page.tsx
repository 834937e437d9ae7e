import { notFound } from 'next/navigation';
import { GuideView } from '@/components/guides/guide-view/guide-view';
import { readGuidePage } from '@/lib/writing/guide-page';
import { findGuide, listGuides } from '@/lib/writing/guides';
import { authorOf } from '@/lib/site/team';
import { currentLocale } from '@/lib/i18n/locale';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

/** The middleware shows not-found pages (`lib/middleware/missing-detail`). */
export const dynamicParams = false;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return listGuides(defaultLocale).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await currentLocale();
  const guide = findGuide((await params).id, locale);
  if (!guide) return {};
  return pageMetadata({
    locale,
    path: guide.href,
    title: guide.searchTitle[locale],
    description: guide.excerpt,
    article: {
      published: guide.published,
      modified: guide.updated,
      authors: [authorOf(guide.author, locale).name],
    },
  });
}

export default async function GuidePage({ params }: Props) {
  const page = readGuidePage((await params).id, await currentLocale());
  if (!page) notFound();
  return <GuideView page={page} siteUrl={siteUrl} />;
}
