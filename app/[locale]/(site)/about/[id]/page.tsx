import { getTranslations } from 'next-intl/server';
import { MemberView } from '@/components/about/member-view';
import { JsonLd } from '@/components/layout/json-ld';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { siteFacts } from '@/lib/site/site-facts';
import { memberIds } from '@/lib/listings/catalogue/detail-ids';
import { readMemberPage } from '@/lib/writing/member-page';
import { currentLocale } from '@/lib/i18n/locale';
import { memberPath } from '@/lib/i18n/routes';
import { fit, TITLE_MAX } from '@/lib/text/fit';
import { pageMetadata } from '@/lib/seo/metadata';
import { profilePage } from '@/lib/seo/person-json-ld';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

type Props = { params: Promise<{ id: string }> };

/** The middleware answers unknown ids. */
export function generateStaticParams() {
  return memberIds().map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { agency } = siteFacts();
  const locale = await currentLocale();
  const t = await getTranslations('memberPage');
  const { member, listings } = readMemberPage((await params).id, locale);
  const { id, name, role } = member;
  return pageMetadata({
    locale,
    path: memberPath(id),
    // Words of the language first: names are identical in both languages.
    title: fit(fit(t('metaTitle', { name }), [`: ${role}`], TITLE_MAX), [` | ${agency.name}`], TITLE_MAX),
    description: t('metaDescription', { name, role, agency: agency.name, homes: listings.length }),
    isTitleWhole: true,
  });
}

export default async function MemberPage({ params }: Props) {
  const locale = await currentLocale();
  const page = readMemberPage((await params).id, locale);
  return (
    <>
      <JsonLd data={profilePage(page.member, siteFacts().agency, siteUrl, locale)} />
      <MemberView page={page} siteUrl={siteUrl}>
        <ListingGrid cards={page.listings} />
      </MemberView>
    </>
  );
}
