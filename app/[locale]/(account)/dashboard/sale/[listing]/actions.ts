'use server';

import { redirect } from 'next/navigation';
import { salePath } from '@/lib/i18n/routes';
import { readEuros } from '@/lib/sales/read-amounts';
import { acceptForm, answerForm, saleRequestForm } from '@/lib/sales/sale-forms';
import { requireSellerInAction } from '@/lib/server/auth/current-seller';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { answerOffer } from '@/lib/server/services/sales/offers';
import { makeRequest } from '@/lib/server/services/sales/requests';
import { acceptSale } from '@/lib/server/services/sales/sale-sellers';

export const acceptSaleAction = formAction(acceptForm, async ({ listing }, { locale }) => {
  const user = await requireUserInAction(locale, salePath(listing));
  const isDone = await acceptSale(user, listing);
  redirect(`/${locale}${isDone ? `${salePath(listing)}?done=accepted` : '/dashboard'}`);
});

export const answerOfferAction = formAction(
  answerForm,
  async ({ answer, counter, listing, offer, text }, { locale }) => {
    const actor = await requireSellerInAction(locale, listing, 'offers');
    const counterAmount = answer === 'countered' ? readEuros(counter) : null;
    if (answer === 'countered' && counterAmount === null) return { status: 'error', code: 'price' };
    const result = await answerOffer(actor, listing, offer, { state: answer, counterAmount, text });
    if (result !== 'done') return { status: 'error', code: result };
    redirect(`/${locale}${salePath(listing, 'offers')}?done=answered`);
  },
);

export const makeRequestAction = formAction(saleRequestForm, async ({ amount, kind, listing, text }, { locale }) => {
  const actor = await requireSellerInAction(locale, listing, 'price');
  const price = kind === 'price' ? readEuros(amount) : null;
  if (kind === 'price' && price === null) return { status: 'error', code: 'price' };
  const result = await makeRequest(actor, listing, { kind, amount: price, text });
  if (result !== 'done') return { status: 'error', code: result };
  redirect(`/${locale}${salePath(listing, kind === 'times' ? 'calendar' : 'price')}?done=requested`);
});
