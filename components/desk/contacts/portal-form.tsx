'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import {
  PORTAL_LIMITS,
  type PortalFormState,
  type PortalProblem,
  type PortalValues,
} from '@/lib/contacts/portals/portal-form';
import styles from './portal-form.module.scss';

type Name = keyof PortalValues;
type Label = Name | 'titleHint' | 'senderHint' | 'lines' | 'linesHint' | 'pastedHint' | 'try' | 'save' | 'trying';
type Result = 'found' | 'nothing' | 'complete' | 'incomplete';

type PortalFormProps = Readonly<{
  action: (state: PortalFormState, data: FormData) => Promise<PortalFormState>;
  /** Empty for a new portal. */
  id: string;
  locale: string;
  fields: readonly Exclude<Name, 'title' | 'sender' | 'pasted'>[];
  values: PortalValues;
  labels: Readonly<Record<Label | Result, string>>;
  problems: Readonly<Record<PortalProblem, string>>;
}>;

/** Fields that a problem is about; `labels` is about those of the emails. */
const invalid: Readonly<Record<Exclude<PortalProblem, 'labels'>, readonly Name[]>> = {
  title: ['title'],
  sender: ['sender'],
  taken: ['title', 'sender'],
  unread: ['pasted'],
  otherSender: ['sender', 'pasted'],
  notice: ['pasted'],
  gone: [],
};

export function PortalForm({ action, fields, id, labels, locale, problems, values: stored }: PortalFormProps) {
  const [state, dispatch, isPending] = useActionState(action, { status: 'idle' });
  const values = state.status === 'idle' ? stored : state.values;
  const code = state.status === 'wrong' ? state.code : null;
  const wrong: readonly Name[] = code === null ? [] : code === 'labels' ? fields : invalid[code];
  const input = (name: Name) => ({
    id: `portal-${name}`,
    name,
    label: labels[name],
    defaultValue: values[name],
    isInvalid: wrong.includes(name),
    autoComplete: 'off',
  });
  return (
    <form action={dispatch} className={styles.form}>
      <HiddenFields values={{ locale, id }} />
      <FormMessage kind="error">{code && <p>{problems[code]}</p>}</FormMessage>
      <InputField {...input('title')} hint={labels.titleHint} maxLength={PORTAL_LIMITS.title} required />
      <InputField {...input('sender')} hint={labels.senderHint} maxLength={PORTAL_LIMITS.sender} required />
      <fieldset className={styles.fields}>
        <legend>{labels.lines}</legend>
        <p className="soft">{labels.linesHint}</p>
        {fields.map((name) => (
          <InputField key={name} {...input(name)} maxLength={PORTAL_LIMITS.labels} />
        ))}
      </fieldset>
      <TextAreaField
        {...input('pasted')}
        hint={labels.pastedHint}
        maxLength={PORTAL_LIMITS.pasted}
        rows={12}
        spellCheck={false}
        required
      />
      <p className={styles.buttons}>
        <Button type="submit" name="act" value="try" look="outline" aria-disabled={isPending || undefined}>
          {isPending ? labels.trying : labels.try}
        </Button>
        <Button type="submit" name="act" value="save" aria-disabled={isPending || undefined}>
          {labels.save}
        </Button>
      </p>
      <div role="status">
        {state.status === 'tried' && (
          <section aria-labelledby="portal-found" className={styles.found}>
            <h2 id="portal-found">{labels.found}</h2>
            <p>{state.isComplete ? labels.complete : labels.incomplete}</p>
            <dl>
              {fields.map((name) => (
                <div key={name}>
                  <dt>{labels[name]}</dt>
                  <dd>{state.found[name] ?? <span className="soft">{labels.nothing}</span>}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </form>
  );
}
