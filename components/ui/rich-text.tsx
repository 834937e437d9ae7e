import { classNames } from '@/lib/text/class-names';
import type { RichHtml } from '@/lib/text/trusted-html';

type RichTextProps = {
  html: RichHtml;
  /** Long text with headings and tables. */
  isArticle?: boolean;
  className?: string | undefined;
};

/** The only place that renders HTML; its type is sanitised. */
export function RichText({ html, isArticle = false, className }: RichTextProps) {
  return (
    <div
      className={classNames('richText', isArticle && 'richTextArticle', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
