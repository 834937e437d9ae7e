import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { SaleInvitation } from '@/components/sale/invitation';
import { SaleFrame } from '@/components/sale/sale-frame';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { salePath, type SalePart } from '@/lib/i18n/routes';
import type { SellerActor } from '@/lib/access/actor';
import { partsOf } from '@/lib/sales/letting';
import type { SaleView } from '@/lib/sales/sale-view';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireSeller } from '@/lib/server/auth/current-seller';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { acceptSaleAction } from './actions';

export type SalePageProps = Readonly<{ params: Promise<{ listing: string }>; searchParams: SearchParams }>;

type Visit = Readonly<{ query: Awaited<SearchParams>; actor: SellerActor }>;

/** The title does not identify the listing: the sale is confidential. */
export async function saleMetadata(part: SalePart | 'sale') {
  const t = await getTranslations('sale');
  return deskMetadata(`${t('title')}: ${t(`parts.${part}`)}`);
}

export async function renderSalePage(
  { params, searchParams }: SalePageProps,
  current: SalePart | null,
  render: (sale: SaleView, visit: Visit) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const { listing } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireSeller(locale, listing, pathWithQuery(salePath(listing, current ?? undefined), query));
  if (!actor) return <SaleInvitation listing={listing} action={acceptSaleAction} />;
  const sale = await readSale(actor, listing, locale);
  if (!sale) redirect(`/${locale}/dashboard`);
  if (current && !partsOf(sale.listing.operation).includes(current)) redirect(`/${locale}${salePath(listing)}`);
  return (
    <SaleFrame sale={sale} current={current} done={query.done}>
      {await render(sale, { query, actor })}
    </SaleFrame>
  );
}
