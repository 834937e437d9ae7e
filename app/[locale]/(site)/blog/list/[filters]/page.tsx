import { BlogView } from '@/components/blog/blog-view';
import { readBlog } from '@/lib/writing/blog-page';
import { parseArticleFilter } from '@/lib/writing/article-filter';
import { queryOfCachedList } from '@/lib/i18n/list-paths';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { filteredBlogMetadata } from '@/app/[locale]/(site)/blog/filtered-blog-metadata';

type Props = { params: Promise<{ filters: string }> };

const filterOf = async (params: Props['params']) => parseArticleFilter(queryOfCachedList((await params).filters));

/** None at build: pages are rendered on first request. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => filteredBlogMetadata(await filterOf(params));

/** Cached under its canonical query, selected by `lib/middleware/filtered-list`. */
export default async function CachedBlogPage({ params }: Props) {
  return <BlogView blog={readBlog(await currentLocale(), await filterOf(params))} siteUrl={siteUrl} />;
}
