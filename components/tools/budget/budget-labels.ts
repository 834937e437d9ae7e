import type { BudgetField } from '@/lib/costs/budget/budget-input';

type Options = readonly Readonly<{ value: string; label: string }>[];

export type BudgetLabels = Readonly<
  Record<
    | 'form'
    | 'buyer'
    | 'place'
    | 'years'
    | 'month'
    | 'submit'
    | 'pending'
    | 'privacy'
    | 'lost'
    | 'more'
    | 'own'
    | 'example'
    | 'none'
    | 'noneText'
    | 'upTo'
    | 'nothing'
    | 'limitsHeading'
    | 'binding'
    | 'print'
    | 'changesHeading'
    | 'changesText'
    | 'change'
    | 'gain'
    | 'billCaption'
    | 'resale'
    | 'calculator'
    | 'listingsHeading',
    string
  > & {
    fields: Readonly<Record<BudgetField, string>>;
    hints: Readonly<Record<'savings' | 'income' | 'otherLoans' | 'age', string>>;
    regions: Options;
    residences: Options;
  }
>;
