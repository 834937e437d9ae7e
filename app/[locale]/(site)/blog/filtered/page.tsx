import { BlogView } from '@/components/blog/blog-view';
import { readBlog } from '@/lib/writing/blog-page';
import { parseArticleFilter } from '@/lib/writing/article-filter';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { filteredBlogMetadata } from '@/app/[locale]/(site)/blog/filtered-blog-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async ({ searchParams }: Props) =>
  filteredBlogMetadata(parseArticleFilter(await searchParams));

/** Uncached list, selected by `lib/middleware/filtered-list`. */
export default async function FilteredBlogPage({ searchParams }: Props) {
  const filter = parseArticleFilter(await searchParams);
  return <BlogView blog={readBlog(await currentLocale(), filter)} siteUrl={siteUrl} />;
}
