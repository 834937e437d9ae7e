import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import styles from './empty-section.module.scss';

export function EmptySection({ text, href, action }: { text: string; href: AppHref; action: string }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      <Link href={href} className={arrowLinkClass}>
        <ArrowLabel>{action}</ArrowLabel>
      </Link>
    </div>
  );
}
