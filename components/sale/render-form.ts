import type { ComponentProps, ReactNode } from 'react';
import type { SaleForm } from './sale-form';

type FormParts = Omit<ComponentProps<typeof SaleForm>, 'action' | 'errors'>;

/** Form in the example: keys of the messages `sale.sample`. */
export type SampleForm = 'answer' | 'price' | 'fact' | 'times' | 'closedTime';

/** The example draws a button and loads no form code. */
export type RenderForm = (parts: FormParts, sample: SampleForm) => ReactNode;
