import { FolderOpen, KeyRound, Newspaper, Ruler, type IconNode } from 'lucide';
import { Icon } from '@/components/ui/icon';
import styles from './service-cards.module.scss';
import type { SalesService } from '@/lib/content/sales-service';

type ServiceCardsProps = { title: string; text: string; cards: SalesService['cards'] };

const icons = {
  valuation: Ruler,
  papers: FolderOpen,
  marketing: Newspaper,
  closing: KeyRound,
} as const satisfies Record<SalesService['cards'][number]['id'], IconNode>;

/** The four parts of the service as folders in a drawer, six papers in each. */
export function ServiceCards({ title, text, cards }: ServiceCardsProps) {
  return (
    <section className="wrap section" aria-labelledby="included">
      <div className={styles.head}>
        <h2 id="included">{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <Icon node={icons[card.id]} className={styles.icon} />
            <h3>{card.title}</h3>
            <p className="soft">{card.text}</p>
            <ul className={styles.items}>
              {card.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
