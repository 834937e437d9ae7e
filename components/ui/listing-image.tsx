import { Building2, House, LandPlot, Store } from 'lucide';
import { propertyTypeFacts, type PropertyType } from '@/content/types/property-type';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';
import { Image, type ImageProps } from './image';

type ListingImageProps = Omit<ImageProps, 'image'> & {
  image: ImageProps['image'] | null;
  type: PropertyType;
};

const icons = { flat: Building2, house: House, land: LandPlot, commercial: Store } as const;

export function ListingImage({ image, type, ...props }: ListingImageProps) {
  if (image) return <Image image={image} {...props} />;
  return (
    <span className={classNames('imageAbsent', props.className ?? 'imageAbsentWhole')}>
      <Icon node={icons[propertyTypeFacts[type].family]} className="imageAbsentIcon" />
    </span>
  );
}
