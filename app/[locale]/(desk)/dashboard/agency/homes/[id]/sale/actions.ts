'use server';

import { redirect } from 'next/navigation';
import { TICKED } from '@/lib/forms/ticked';
import { deskPath } from '@/lib/i18n/desk-routes';
import type { Locale } from '@/lib/i18n/locales';
import { readEuros, readFee } from '@/lib/sales/read-amounts';
import type { SaleDone } from '@/lib/sales/sale-done';
import {
  closeForm,
  identityCheckForm,
  sellerInviteForm,
  mandateForm,
  milestoneForm,
  offerForm,
  offerGoneForm,
  requestAnswerForm,
  saleAgainForm,
  sellerGoneForm,
} from '@/lib/sales/sale-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { checkIdentity } from '@/lib/server/services/sales/check-identity';
import { endComparable, reopenSale } from '@/lib/server/services/sales/closed-sales';
import { enterOffer, withdrawOffer } from '@/lib/server/services/sales/offers';
import { changeSale, closeSale, openSale, setMilestone } from '@/lib/server/services/sales/open-sale';
import { answerRequest } from '@/lib/server/services/sales/requests';
import { endSeller, inviteSeller } from '@/lib/server/services/sales/sale-sellers';

const pageOf = (listing: string) => deskPath('homes', listing, 'sale');
const staff = (locale: Locale, listing: string) => requireStaffInAction(locale, pageOf(listing));
const back = (locale: Locale, listing: string, done: SaleDone): never =>
  redirect(`/${locale}${pageOf(listing)}?done=${done}`);

type Dates = Readonly<{ from: string; until: string; fee: string }>;

function mandateOf({ fee, from, until }: Dates) {
  if (from !== '' && until !== '' && until < from) return null;
  return { mandateFrom: from || null, mandateUntil: until || null, feeHundredths: fee ? readFee(fee) : null };
}

export const openSaleAction = formAction(mandateForm, async ({ listing, ...dates }, { locale }) => {
  const actor = await staff(locale, listing);
  const mandate = mandateOf(dates);
  if (!mandate) return { status: 'error', code: 'order' };
  const result = await openSale(actor, listing, mandate);
  return result === 'gone' ? { status: 'error', code: 'gone' } : back(locale, listing, 'opened');
});

export const mandateAction = formAction(mandateForm, async ({ listing, state, ...dates }, { locale }) => {
  const actor = await staff(locale, listing);
  const mandate = mandateOf(dates);
  if (!mandate) return { status: 'error', code: 'order' };
  const result = await changeSale(actor, listing, { ...mandate, state });
  return result === 'gone' ? { status: 'error', code: 'gone' } : back(locale, listing, 'changed');
});

export const closeSaleAction = formAction(closeForm, async ({ comparable, listing, state }, { locale }) => {
  const closing = { state, isComparable: comparable === TICKED };
  const result = await closeSale(await staff(locale, listing), listing, closing);
  return result === 'done' ? back(locale, listing, 'closed') : { status: 'error', code: result };
});

export const reopenSaleAction = formAction(saleAgainForm, async ({ listing, sale }, { locale }) => {
  const actor = await requireStaffInAction(locale, pageOf(listing), 'sale.reopen');
  const result = await reopenSale(actor, listing, sale);
  return back(locale, listing, result === 'done' ? 'reopened' : 'notReopened');
});

export const endComparableAction = formAction(saleAgainForm, async ({ listing, sale }, { locale }) => {
  await endComparable(await staff(locale, listing), listing, sale);
  return back(locale, listing, 'notComparable');
});

export const inviteSellerAction = formAction(sellerInviteForm, async ({ email, language, listing }, { locale }) => {
  const result = await inviteSeller(await staff(locale, listing), listing, email, language);
  return result === 'done' ? back(locale, listing, 'invited') : { status: 'error', code: result };
});

export const endSellerAction = formAction(sellerGoneForm, async ({ listing, member }, { locale }) => {
  await endSeller(await staff(locale, listing), listing, member);
  return back(locale, listing, 'sellerEnded');
});

export const milestoneAction = formAction(milestoneForm, async ({ listing, ...step }, { locale }) => {
  const { doneOn, dueOn, kind, note, waitsFor } = step;
  const milestone = { kind, note, dueOn: dueOn || null, doneOn: doneOn || null, waitsFor: waitsFor || null };
  const result = await setMilestone(await staff(locale, listing), listing, milestone);
  return result === 'gone' ? { status: 'error', code: 'gone' } : back(locale, listing, 'milestone');
});

export const enterOfferAction = formAction(offerForm, async ({ listing, ...offer }, { locale }) => {
  const actor = await staff(locale, listing);
  const { conditions, email, name, receivedOn, validUntil } = offer;
  const amount = readEuros(offer.amount);
  if (amount === null) return { status: 'error', code: 'price' };
  if (validUntil !== '' && validUntil < receivedOn) return { status: 'error', code: 'order' };
  const entered = { name, email: email || null, amount, conditions, receivedOn, validUntil: validUntil || null };
  const result = await enterOffer(actor, listing, entered);
  return result === 'gone' ? { status: 'error', code: 'gone' } : back(locale, listing, 'offer');
});

export const withdrawOfferAction = formAction(offerGoneForm, async ({ listing, offer }, { locale }) => {
  await withdrawOffer(await staff(locale, listing), listing, offer);
  return back(locale, listing, 'offerWithdrawn');
});

export const answerRequestAction = formAction(requestAnswerForm, async (input, { locale }) => {
  const { answer, decision, listing, request } = input;
  const given = { answer, isAccepted: decision === 'accepted' };
  const result = await answerRequest(await staff(locale, listing), listing, request, given);
  return result === 'gone' ? { status: 'error', code: 'gone' } : back(locale, listing, 'requestAnswered');
});

export const checkIdentityAction = formAction(
  identityCheckForm,
  async ({ listing, validUntil, version }, { locale }) => {
    const actor = await requireStaffInAction(locale, pageOf(listing), 'document.read-identity');
    const result = await checkIdentity(actor, listing, version, validUntil);
    return result === 'gone' ? { status: 'error', code: 'gone' } : back(locale, listing, 'documentChecked');
  },
);
