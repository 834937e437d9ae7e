import type { ReactNode } from 'react';

/** For links with an `ArrowLabel`: draws its arrow. */
export const arrowLinkClass = 'arrowLink';

export function ArrowLabel({ children }: { children: ReactNode }) {
  return <span className="arrowLinkText">{children}</span>;
}
