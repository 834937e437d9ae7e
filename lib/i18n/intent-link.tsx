'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

export type IntentLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link that fetches its page when the visitor points at it or tabs to it, and not before: a page with
 * forty links would otherwise make forty requests while it loads.
 */
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
