import { Check, CircleAlert } from 'lucide';
import { Children, type ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';

type FormMessageProps = {
  id?: string;
  kind: 'error' | 'success';
  /** When empty, the live region stays mounted, so that later messages are announced. */
  children?: ReactNode;
};

export function FormMessage({ id, kind, children }: FormMessageProps) {
  const isThere = Children.toArray(children).length > 0;
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} id={id} className="formMessageRegion">
      {isThere && (
        <div
          className={classNames('formMessage', kind === 'error' ? 'formMessageError' : 'formMessageSuccess')}
          tabIndex={-1}
        >
          <Icon node={kind === 'error' ? CircleAlert : Check} />
          <div className="formMessageText">{children}</div>
        </div>
      )}
    </div>
  );
}
