import type { ComponentProps, ReactNode } from 'react';
import type { SaleForm } from './sale-form';

/** All of a form but what sends it. */
type FormParts = Omit<ComponentProps<typeof SaleForm>, 'action' | 'errors'>;

/** Which form it is, for the example: keys of the messages `sale.sample`. */
export type SampleForm = 'answer' | 'price' | 'fact' | 'times' | 'closedTime';

/** Draws a form of a seller; the example has a button in its place, and none of the form's code. */
export type RenderForm = (parts: FormParts, sample: SampleForm) => ReactNode;
