'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

export type IntentLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/** Prefetches on hover or focus only: pages have up to forty links. */
export function IntentLink(props: IntentLinkProps) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
    />
  );
}
