import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ChangeNotice } from '@/components/desk/listings/change-notice';
import { ListingHead, type DeskListingPart } from '@/components/desk/listings/listing-head';
import { type StaffActor } from '@/lib/access/actor';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readDeskListing, type DeskListingView } from '@/lib/server/services/listings/read-desk-listing';
import { single } from '@/lib/text/query';
import { undoAction } from './step-actions';
import type { Right } from '@/lib/access/rights';
import type { ReactNode } from 'react';

export type ListingPageProps = Readonly<{ params: Promise<{ id: string }>; searchParams: SearchParams }>;

export async function listingMetadata(part: DeskListingPart) {
  const t = await getTranslations('deskHome');
  return deskMetadata(t(`parts.${part}`));
}

type ListingPage = Readonly<{ actor: StaffActor; view: DeskListingView }>;

/** Redirects to the list for an unknown listing, and to Today without the right. */
export async function openListing(
  { params, searchParams }: ListingPageProps,
  part: DeskListingPart,
  right: Right,
  ...below: readonly string[]
): Promise<ListingPage> {
  const { id } = await params;
  const locale = await currentLocale();
  const path = part === 'editor' ? deskPath('homes', id) : deskPath('homes', id, part, ...below);
  const actor = await requireStaff(locale, pathWithQuery(path, await searchParams), right);
  const view = await readDeskListing(actor, id);
  return view ? { actor, view } : redirect(`/${locale}/dashboard/agency/homes`);
}

type FrameProps = ListingPage & Readonly<{ part: DeskListingPart; searchParams: SearchParams; children: ReactNode }>;

export async function ListingFrame({ actor, children, part, searchParams, view }: FrameProps) {
  const page = part === 'publish' || part === 'price' ? part : 'state';
  const notice = (
    <ChangeNotice
      id={view.listing.id}
      editVersion={view.editVersion}
      page={page}
      recent={view.recent}
      undo={single(await searchParams, 'undo')}
      undoAction={undoAction}
    />
  );
  return (
    <DeskFrame actor={actor} current="homes" title={view.listing.reference} action={notice}>
      <ListingHead listing={view.listing} current={part} />
      {children}
    </DeskFrame>
  );
}
