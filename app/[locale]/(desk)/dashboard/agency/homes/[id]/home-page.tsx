import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ChangeNotice } from '@/components/desk/homes/change-notice';
import { HomeHead, type HomePart } from '@/components/desk/homes/home-head';
import { type StaffActor } from '@/lib/access/actor';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readHome, type HomeView } from '@/lib/server/services/listings/read-home';
import { single } from '@/lib/text/query';
import { undoAction } from './home-actions';
import type { Right } from '@/lib/access/rights';
import type { ReactNode } from 'react';

export type HomePageProps = Readonly<{ params: Promise<{ id: string }>; searchParams: SearchParams }>;

export async function homeMetadata(part: HomePart) {
  const t = await getTranslations('deskHome');
  return deskMetadata(t(`parts.${part}`));
}

type HomePage = Readonly<{ actor: StaffActor; view: HomeView }>;

/** The home of a page below it. Leads to the list for an unknown one, and to Today without the right. */
export async function openHome(
  { params, searchParams }: HomePageProps,
  part: HomePart,
  right: Right,
  ...below: readonly string[]
): Promise<HomePage> {
  const { id } = await params;
  const locale = await currentLocale();
  const path = part === 'editor' ? deskPath('homes', id) : deskPath('homes', id, part, ...below);
  const actor = await requireStaff(locale, pathWithQuery(path, await searchParams), right);
  const view = await readHome(actor, id);
  return view ? { actor, view } : redirect(`/${locale}/dashboard/agency/homes`);
}

type FrameProps = HomePage & Readonly<{ part: HomePart; searchParams: SearchParams; children: ReactNode }>;

/** Head, what was just done, and the page. */
export async function HomeFrame({ actor, children, part, searchParams, view }: FrameProps) {
  const page = part === 'publish' || part === 'price' ? part : 'state';
  return (
    <DeskFrame actor={actor} current="homes" title={view.home.reference}>
      <HomeHead home={view.home} current={part} />
      <ChangeNotice
        id={view.home.id}
        page={page}
        recent={view.recent}
        undo={single(await searchParams, 'undo')}
        undoAction={undoAction}
      />
      {children}
    </DeskFrame>
  );
}
