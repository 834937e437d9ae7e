import type { ReactNode } from 'react';

export const arrowLinkClass = 'arrowLink';

export function ArrowLabel({ children }: { children: ReactNode }) {
  return <span className="arrowLinkText">{children}</span>;
}
