import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  HomeFrame,
  homeMetadata,
  openHome,
  type HomePageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-page';
import { PeopleView } from '@/components/desk/matching/people-view';
import { FormMessage } from '@/components/ui/form-message';
import { currentLocale } from '@/lib/i18n/locale';
import { readPeopleForHome } from '@/lib/server/services/matching/read-matches';
import { single } from '@/lib/text/query';

export const generateMetadata = () => homeMetadata('people');

/** Four digits are more pages than any agency has. */
const pageOf = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

async function HomePeoplePage(props: HomePageProps) {
  const { actor, view } = await openHome(props, 'people', 'contact.read');
  const query = await props.searchParams;
  const t = await getTranslations('deskMatching.people');
  const found = await readPeopleForHome(actor, view.home.id, pageOf(single(query, 'page')), await currentLocale());
  const sent = /^[1-9]\d{0,2}$/.test(single(query, 'sent')) ? Number(single(query, 'sent')) : 0;
  return (
    <HomeFrame actor={actor} view={view} part="people" searchParams={props.searchParams}>
      <FormMessage kind="success">{sent > 0 && <p>{t('sent', { count: sent })}</p>}</FormMessage>
      <FormMessage kind="error">{single(query, 'sent') === 'nobody' && <p>{t('nobody')}</p>}</FormMessage>
      {found ? (
        <PeopleView listingId={view.home.id} isAllChosen={single(query, 'all') === '1'} {...found} />
      ) : (
        <p>{t('notOnOffer')}</p>
      )}
    </HomeFrame>
  );
}

export default withDatabaseFallback(HomePeoplePage);
