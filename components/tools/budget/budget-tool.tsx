'use client';

import { startTransition, useActionState, useEffect, useId, useRef, type SubmitEvent } from 'react';
import { ResultLine } from '@/components/tools/result-line';
import tool from '@/components/tools/tool-page.module.scss';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { focusProblem } from '@/lib/forms/focus-problem';
import type { BudgetView } from '@/lib/mortgage/budget-page';
import type { BudgetAction, BudgetState } from '@/lib/mortgage/budget-state';
import { BudgetDetails } from './budget-details';
import { BudgetForm } from './budget-form';
import type { BudgetLabels } from './budget-labels';
import { BudgetLimits } from './budget-limits';

type BudgetToolProps = {
  example: BudgetView;
  action: BudgetAction;
  path: string;
  locale: string;
  labels: BudgetLabels;
};

const unanswered: BudgetState = { view: null, isLost: false };

/** Posts the figures, so that no address has them; without JavaScript too. */
export function BudgetTool({ example, action, path, locale, labels }: BudgetToolProps) {
  const isLive = useHydrated();
  const messageId = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The former answer stays here: the server needs the form alone.
  const send = (last: BudgetState, data: FormData) =>
    reachServer(
      () => action(unanswered, data),
      () => ({ ...last, isLost: true }),
    );
  const [state, dispatch, isPending] = useActionState(isLive ? send : action, unanswered, `${path}#result`);
  const view = state.view ?? example;
  const { result } = view;

  useEffect(() => {
    if (state.isLost || state.view?.result === null) return focusProblem(form.current, messageId);
    if (!state.view) return;
    const { region, residence } = state.view.values;
    window.history.replaceState(null, '', `${path}?${new URLSearchParams({ region, residence })}`);
    heading.current?.focus();
  }, [state, path, messageId]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!isPending) startTransition(() => dispatch(data));
  };
  const title = state.view ? labels.own : labels.example;

  return (
    <>
      <div className="wrap">
        <div className={tool.tool}>
          <div className={tool.entry}>
            {result && (
              <ResultLine label={title} more={labels.more}>
                {result.price ? `${result.price} ${labels.upTo}` : labels.nothing}
              </ResultLine>
            )}
            <BudgetForm
              ref={form}
              action={dispatch}
              onSubmit={handleSubmit}
              locale={locale}
              view={view}
              isPending={isPending}
              isLost={state.isLost}
              messageId={messageId}
              labels={labels}
            />
          </div>
          <section className={tool.result} aria-labelledby="result-heading">
            <h2 id="result-heading" ref={heading} tabIndex={-1} className={tool.anchor}>
              <span id="result" />
              {result ? title : labels.none}
            </h2>
            {result ? <BudgetLimits result={result} labels={labels} /> : <p className="soft">{labels.noneText}</p>}
          </section>
        </div>
      </div>
      {result && <BudgetDetails result={result} labels={labels} />}
    </>
  );
}
