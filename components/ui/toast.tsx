import { X } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';

type ToastProps = {
  /** If false, the message is announced but not visible. */
  isShown: boolean;
  isProblem?: boolean;
  children?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

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
