import type { ReactNode } from 'react';
import { CardBody } from '@/components/listing-card/card-body';
import { classNames } from '@/lib/text/class-names';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import cardStyles from '@/components/listing-card/listing-card.module.scss';
import styles from './card-picture.module.scss';

type CardPictureProps = Readonly<{
  card: ListingCardView;
  cover: ReactNode;
  texts: Readonly<Record<'cardTitle' | 'cardUntitled', string>>;
}>;

/** A picture of the card as the lists show it: its words are elsewhere on the page. */
export function CardPicture({ card, cover, texts }: CardPictureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className="mini soft">{texts.cardTitle}</figcaption>
      <div aria-hidden="true" className={classNames(cardStyles.card, styles.card)}>
        <div className={classNames(cardStyles.media, styles.media)}>{cover}</div>
        <CardBody card={card} heading="p" title={card.title || texts.cardUntitled} labelOf={() => ''} />
      </div>
    </figure>
  );
}
