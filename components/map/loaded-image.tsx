'use client';

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

type LoadedImageProps = ComponentProps<'img'> & { className: string | undefined; children: ReactNode };

/** Sets `data-loaded`, so that overlays appear with the image. */
export function LoadedImage({ alt, children, className, ...image }: LoadedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (element.current?.complete) setLoaded(element.current.naturalWidth > 0);
  }, []);
  return (
    <div className={className} data-loaded={isLoaded || undefined}>
      <img {...image} ref={element} alt={alt} onLoad={() => setLoaded(true)} />
      {children}
    </div>
  );
}
