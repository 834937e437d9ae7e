import { ListingImage } from '@/components/ui/listing-image';
import { currentLocale } from '@/lib/i18n/locale';
import { listingImage } from '@/lib/listings/desk/desk-listing-image';
import type { SaleListing } from '@/lib/sales/sale-view';
import styles from './sale-picture.module.scss';

type SalePictureProps = Readonly<{ listing: Pick<SaleListing, 'image' | 'type'> }>;

export async function SalePicture({ listing: { image, type } }: SalePictureProps) {
  return (
    <ListingImage
      image={listingImage(image, await currentLocale())}
      type={type ?? 'apartment'}
      sizes="160px"
      className={styles.picture}
      isDecorative
    />
  );
}
