import { classNames } from '@/lib/text/class-names';
import type { RichHtml } from '@/lib/text/trusted-html';

type RichTextProps = {
  html: RichHtml;
  /** True for a long text with headings and tables; else it keeps to the size of what is round it. */
  isArticle?: boolean;
  className?: string | undefined;
};

/** Text written in HTML. The one place that puts HTML into a page: its type says that it has been sanitised. */
export function RichText({ html, isArticle = false, className }: RichTextProps) {
  return (
    <div
      className={classNames('richText', isArticle && 'richTextArticle', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
