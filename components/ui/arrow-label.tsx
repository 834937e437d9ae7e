import { ArrowRight } from 'lucide';
import { Icon } from './icon';
import type { ReactNode } from 'react';

/** Class name of the link round an `ArrowLabel`. */
export const arrowLinkClass = 'arrowLink';

/** The words of a quiet text link, and its arrow. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="arrowLinkText">{children}</span>
      <Icon node={ArrowRight} />
    </>
  );
}
