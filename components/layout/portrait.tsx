import { Image } from '@/components/ui/image';
import { Monogram } from '@/components/ui/monogram';
import { classNames } from '@/lib/text/class-names';
import { storedImageView } from '@/lib/site/images';
import styles from './portrait.module.scss';

type PortraitProps = Readonly<{
  member: Readonly<{ initials: string; portrait?: string | undefined }>;
  isLarge?: boolean;
}>;

/** Shows the photograph or the initials; the name is beside it. */
export function Portrait({ member: { initials, portrait }, isLarge = false }: PortraitProps) {
  const image = portrait === undefined ? null : storedImageView(portrait);
  if (!image) return <Monogram initials={initials} isLarge={isLarge} />;
  const className = classNames(styles.portrait, isLarge && styles.large);
  return <Image image={image} sizes={isLarge ? '124px' : '48px'} isDecorative className={className} />;
}
