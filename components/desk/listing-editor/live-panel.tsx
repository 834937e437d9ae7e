import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { CardPicture } from '@/components/desk/listings/card-picture';
import { Icon } from '@/components/ui/icon';
import type { FormPreview } from '@/lib/listings/fields/form-preview';
import styles from './live-panel.module.scss';

type LivePanelProps = Readonly<{
  preview: FormPreview;
  cover: ReactNode;
  texts: Readonly<Record<'cardTitle' | 'cardUntitled' | 'nothingMissing', string>>;
  /** Whether the page has an input for a field. */
  isHere: (field: string) => boolean;
}>;

export function LivePanel({ cover, isHere, preview: { card, gaps, lacks }, texts }: LivePanelProps) {
  return (
    <section className={styles.panel} aria-label={texts.cardTitle}>
      <CardPicture card={card} cover={cover} texts={texts} />
      {lacks === null ? (
        <p className={styles.whole}>
          <Icon node={CircleCheck} />
          {texts.nothingMissing}
        </p>
      ) : (
        <>
          <p className={styles.gapsTitle}>
            <Icon node={CircleAlert} />
            {lacks}
          </p>
          <ul className={styles.gaps}>
            {gaps.map(({ field, href, sentence }) => (
              <li key={`${field} ${sentence}`}>
                <a href={isHere(field) ? `#field-of-${field}` : href}>{sentence}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
