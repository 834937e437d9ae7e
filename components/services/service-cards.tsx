import { Icon } from '@/components/ui/icon';
import styles from './service-cards.module.scss';
import type { IconNode } from 'lucide';

type ServiceCard<Id extends string> = Readonly<{ id: Id; title: string; text: string; items: readonly string[] }>;

type ServiceCardsProps<Id extends string> = {
  title: string;
  text: string;
  cards: readonly ServiceCard<Id>[];
  icons: Readonly<Record<Id, IconNode>>;
};

export function ServiceCards<Id extends string>({ title, text, cards, icons }: ServiceCardsProps<Id>) {
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
