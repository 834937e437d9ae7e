import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { FilterOption } from '@/lib/writing/blog-page';
import { Link } from '@/lib/i18n/link';
import styles from './article-filters.module.scss';

type FilterListProps<Id extends string> = {
  id: string;
  heading: string;
  chosen: Id | null;
  options: readonly FilterOption<Id>[];
  nameOf: (id: Id) => string;
  unitOf: (count: number) => string;
  showAll: string;
};

export function FilterList<Id extends string>(props: FilterListProps<Id>) {
  const { id: listId, heading, chosen, options, nameOf, unitOf, showAll } = props;
  if (options.length === 0) return null;
  return (
    <nav aria-labelledby={listId}>
      <h2 id={listId} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {options.map(({ id, count, href }) => {
          const isChosen = id === chosen;
          const words = (
            <>
              <span>{nameOf(id)}</span>
              {isChosen && <Icon node={X} />}
              <span className={styles.count}>
                {count}
                <span className="visuallyHidden"> {unitOf(count)}</span>
              </span>
            </>
          );
          return (
            <li key={id}>
              {isChosen || count > 0 ? (
                <Link href={href} aria-current={isChosen ? 'true' : undefined} title={isChosen ? showAll : undefined}>
                  {words}
                </Link>
              ) : (
                <span className={styles.none}>{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
