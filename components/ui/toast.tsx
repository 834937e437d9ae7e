import { X } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';

type ToastProps = {
  /** Otherwise it is read out and not shown. */
  isShown: boolean;
  isProblem?: boolean;
  /** A sentence, and the button that takes it back. Nothing keeps the live region in place. */
  children?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** What came of an action, over the page until it is closed. Before JavaScript a page or a form says the same. */
export function Toast({ isShown, isProblem = false, children, closeLabel, onClose }: ToastProps) {
  return (
    <div role="status" className={isShown ? classNames('toast', isProblem && 'toastProblem') : 'visuallyHidden'}>
      {children}
      {isShown && (
        <button type="button" className="toastClose" aria-label={closeLabel} onClick={onClose}>
          <Icon node={X} />
        </button>
      )}
    </div>
  );
}
