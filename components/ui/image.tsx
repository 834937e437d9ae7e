import { preload } from 'react-dom';
import { classNames } from '@/lib/text/class-names';

type ImageFile = Readonly<{
  name: string;
  folder: string;
  width: number;
  height: number;
  widths: readonly number[];
  tone: string;
  alt: string;
  focus: string;
}>;

export type ImageProps = {
  image: ImageFile;
  sizes: string;
  isPriority?: boolean;
  isDecorative?: boolean;
  narrow?: ImageFile;
  className?: string | undefined;
};

/** WebP width in px, for browsers without AVIF. */
const FALLBACK_WIDTH = 960;

const NARROW = '(max-width: 639.98px)';
const WIDE = '(min-width: 640px)';

/** Largest supported device pixel ratio. */
const DENSEST = 3;

const REM_PX = 16;

/** Returns widths up to the densest screen when `sizes` is fixed. */
function widthsFor(widths: readonly number[], sizes: string): readonly number[] {
  const { length, unit } = /^(?<length>\d+)(?<unit>px|rem)$/.exec(sizes)?.groups ?? {};
  if (!length) return widths;
  const most = Number(length) * (unit === 'rem' ? REM_PX : 1) * DENSEST;
  const enough = widths.findIndex((width) => width >= most);
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

const sourceSet = ({ folder, name, widths }: ImageFile, sizes: string) =>
  widthsFor(widths, sizes)
    .map((width) => `${folder}/${name}-${width}.avif ${width}w`)
    .join(', ');

export function Image(props: ImageProps) {
  const { image, sizes, isPriority = false, isDecorative = false, narrow, className } = props;
  if (isPriority) {
    preloadImage(image, sizes, narrow && WIDE);
    if (narrow) preloadImage(narrow, '100vw', NARROW);
  }
  return (
    <picture className={className}>
      {narrow && <source media={NARROW} type="image/avif" srcSet={sourceSet(narrow, '100vw')} sizes="100vw" />}
      <source type="image/avif" srcSet={sourceSet(image, sizes)} sizes={sizes} />
      <img
        src={`${image.folder}/${image.name}-${FALLBACK_WIDTH}.webp`}
        alt={isDecorative ? '' : image.alt}
        width={image.width}
        height={image.height}
        loading={isPriority ? 'eager' : 'lazy'}
        {...(isPriority && { fetchPriority: 'high', decoding: 'sync' })}
        className={classNames('image', `${image.tone}Tone`, image.focus !== 'center' && `${image.focus}Focus`)}
      />
    </picture>
  );
}

function preloadImage(image: ImageFile, sizes: string, media?: string) {
  const imageSrcSet = sourceSet(image, sizes);
  const href = `${image.folder}/${image.name}-${image.widths[0]}.avif`;
  preload(href, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes: sizes, media, fetchPriority: 'high' });
}
