import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { RichHeading } from '@/lib/site/rich-text';
import styles from './table-of-contents.module.scss';

type TableOfContentsProps = {
  label: string;
  headings: readonly RichHeading[];
};

/** Uses two elements, because CSS cannot open a closed disclosure in every browser. */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length === 0) return null;
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );

  return (
    <nav aria-label={label} className={styles.contents}>
      <details className={styles.narrow}>
        <summary>
          {label}
          <Icon node={ChevronDown} />
        </summary>
        {list}
      </details>
      <div className={styles.wide}>
        <p className={styles.heading}>{label}</p>
        {list}
      </div>
    </nav>
  );
}
