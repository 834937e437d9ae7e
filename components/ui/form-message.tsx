import { Check, CircleAlert } from 'lucide';
import { Children, type ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import { Icon } from './icon';

type FormMessageProps = {
  id?: string;
  kind: 'error' | 'success';
  /** Nothing keeps the live region in place, so that what comes later is read out. */
  children?: ReactNode;
};

/** What a form as a whole has to say, read out when it appears. */
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
