import { classNames } from '@/lib/text/class-names';
import type { RichHtml } from '@/lib/text/trusted-html';

type RichTextProps = {
  html: RichHtml;
  isArticle?: boolean;
  className?: string | undefined;
};

/** The only component that renders HTML; the type guarantees sanitised input. */
export function RichText({ html, isArticle = false, className }: RichTextProps) {
  return (
    <div
      className={classNames('richText', isArticle && 'richTextArticle', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
