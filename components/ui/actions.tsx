import { classNames } from '@/lib/text/class-names';
import type { ReactNode } from 'react';

export function Actions({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames('actions', className)}>{children}</div>;
}
