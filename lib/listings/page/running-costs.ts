import { formatDate, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { shownPrice } from '@/lib/listings/list/shown-price';
import type { Listing } from '@/content/types/listing';

type Labels = Readonly<{ price: Translator<'listingPrice'>; facts: Translator<'listingFacts'> }>;

export function runningCosts(listing: Listing, locale: Locale, { price: t, facts }: Labels) {
  const { agencyFee, availableFrom, communityFees, operation, propertyTax, rental } = listing;
  const price = (euros: number) => formatPrice(euros, locale);
  if (operation === 'sale') {
    return [
      ...(communityFees > 0
        ? [{ id: 'community', term: t('community'), value: facts('perMonth', { amount: price(communityFees) }) }]
        : []),
      { id: 'propertyTax', term: t('propertyTax'), value: facts('perYear', { amount: price(propertyTax) }) },
    ];
  }
  const first = firstPayment(listing);
  const paysFee = agencyFee.paidBy === 'client' ? 'yes' : 'no';
  return [
    ...(first === null
      ? []
      : [
          {
            id: 'moveIn',
            term: t('moveIn'),
            value: `${price(first)} (${t('moveInNote', { guarantee: rental?.guaranteeMonths ?? 0, fee: paysFee })})`,
          },
        ]),
    { id: 'fee', term: facts('terms.agencyFee'), value: feeWords(listing, price, facts) },
    {
      id: 'available',
      term: t('available'),
      value:
        availableFrom === 'now'
          ? facts('availableNow')
          : facts('availableFrom', { date: formatDate(availableFrom, locale) }),
    },
  ];
}

function feeWords({ agencyFee, operation }: Listing, price: (euros: number) => string, t: Labels['facts']): string {
  return agencyFee.paidBy === 'client'
    ? t('agencyFee.client', { operation, amount: price(agencyFee.amount) })
    : t('agencyFee.owner', { operation });
}

/** EUR: first month, deposit, guarantee, and the fee if the tenant pays it. */
export function firstPayment(listing: Listing): number | null {
  const { agencyFee, rental } = listing;
  const rent = shownPrice(listing);
  if (!rental || rent === null) return null;
  const months = 1 + rental.depositMonths + rental.guaranteeMonths;
  return months * rent + (agencyFee.paidBy === 'client' ? agencyFee.amount : 0);
}
