import { ArrowRight } from 'lucide';
import { Icon } from './icon';
import type { ReactNode } from 'react';

/** For links with an `ArrowLabel`. */
export const arrowLinkClass = 'arrowLink';

export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="arrowLinkText">{children}</span>
      <Icon node={ArrowRight} />
    </>
  );
}
