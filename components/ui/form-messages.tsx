import formStyles from './form.module.scss';
import { FormMessage } from './form-message';

type FormMessagesProps = { id: string; done: string | false | undefined; error: string | undefined };

/** Both live regions are mounted initially, so that responses are announced. */
export function FormMessages({ id, done, error }: FormMessagesProps) {
  return (
    <div id={id} className={formStyles.messages}>
      <FormMessage kind="success">{done && <p>{done}</p>}</FormMessage>
      <FormMessage kind="error">{error && <p>{error}</p>}</FormMessage>
    </div>
  );
}
