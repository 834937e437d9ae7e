import { getTranslations } from 'next-intl/server';
import { ListingImage } from '@/components/ui/listing-image';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { withAltText } from '@/lib/site/images';
import { CardPicture } from './card-picture';
import styles from './beside-card.module.scss';
import type { ReactNode } from 'react';

type BesideCardProps = Readonly<{ card: ListingCardView; children: ReactNode }>;

export async function BesideCard({ card, children }: BesideCardProps) {
  const t = await getTranslations('deskFields.editor');
  const texts = { cardTitle: t('cardTitle'), cardUntitled: t('cardUntitled') };
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <div className={styles.card}>
        <CardPicture card={card} cover={<CardCover card={card} />} texts={texts} />
      </div>
    </div>
  );
}

export async function CardCover({ card: { image, type } }: Pick<BesideCardProps, 'card'>) {
  const t = await getTranslations('images');
  return <ListingImage image={image && withAltText(image, t)} type={type} sizes="18rem" />;
}
