'use server';

import { redirect, RedirectType } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import type { ListingStep } from '@/lib/listings/desk/listing-steps';
import { priceForm, readPrice, stepForm, type ListingCode } from '@/lib/listings/desk/step-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import type { ListingChange } from '@/lib/server/services/catalogue/change-listing';
import { applyListingStep, type ListingStepResult } from '@/lib/server/services/listings/apply-listing-step';
import { undoChange } from '@/lib/server/services/listings/undo-change';
import { waitForPropagation } from '@/lib/server/services/listings/wait-for-propagation';
import { agencyDay } from '@/lib/appointments/agency-day';

const pages = ['publish', 'state', 'price'] as const;

const undoForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: z.string(), editVersion: z.string(), page: z.enum(pages) }),
});

export const priceAction = formAction(
  priceForm,
  async ({ confirmedPrice, editVersion, id, price, reason }, { locale }) => {
    const page = deskPath('homes', id, 'price');
    const actor = await requireStaffInAction(locale, page);
    const amount = readPrice(price);
    if (amount === null) return { status: 'error', code: 'price' };
    const change = { kind: 'price', price: amount, ...(reason.trim() && { reason: reason.trim() }) } as const;
    const confirmed = Number(confirmedPrice);
    const result = await applyListingStep(actor, { id, editVersion: Number(editVersion), change, confirmed });
    return codeOf(result) ?? redirect(`/${locale}${page}?done=1`, RedirectType.replace);
  },
);

export const stepAction = formAction(
  stepForm,
  async ({ confirmsWords, editVersion, id, page, step, ...sale }, { locale }) => {
    const path = deskPath('homes', id, page);
    const actor = await requireStaffInAction(locale, path);
    if (sale.soldOn && sale.soldOn > agencyDay()) return { status: 'error', code: 'day' };
    const change = changeOf(step, sale, confirmsWords === 'on');
    const result = await applyListingStep(actor, { id, editVersion: Number(editVersion), change });
    if (step === 'sell' && result.status === 'incomplete') return { status: 'error', code: 'agreed' };
    return codeOf(result) ?? redirect(`/${locale}${path}?done=1`, RedirectType.replace);
  },
);

export const undoAction = formAction(undoForm, async ({ editVersion, id, page }, { locale }) => {
  const path = deskPath('homes', id, page);
  const actor = await requireStaffInAction(locale, path);
  const result = await undoChange(actor, id, Number(editVersion));
  if (result === 'undone') await waitForPropagation(actor, id);
  return redirect(`/${locale}${path}?undo=${result}`, RedirectType.replace);
});

function changeOf(step: Exclude<ListingStep, 'price'>, sale: Sale, confirmsWords: boolean): ListingChange {
  if (step === 'sell') return { kind: 'sell', ...saleOf(sale) };
  return step === 'publish' ? { kind: step, confirmsWords } : { kind: step };
}

type Sale = Readonly<{ soldOn?: string | undefined; agreed?: string | undefined; consent?: string | undefined }>;

function saleOf({ agreed, consent, soldOn }: Sale): Omit<Extract<ListingChange, { kind: 'sell' }>, 'kind'> {
  const amount = agreed ? readPrice(agreed) : null;
  return {
    ...(soldOn && { soldOn: soldOn as ReturnType<typeof agencyDay> }),
    ...(amount !== null && { agreedPrice: { amount, hasSellerConsent: consent === 'on' } }),
  };
}

function codeOf({ status }: ListingStepResult): { status: 'error'; code: ListingCode } | null {
  if (status === 'changed') return null;
  const codes = { unknown: 'gone', draft: 'incomplete', withdrawn: 'conflict' } as const;
  return { status: 'error', code: status in codes ? codes[status as keyof typeof codes] : (status as ListingCode) };
}
