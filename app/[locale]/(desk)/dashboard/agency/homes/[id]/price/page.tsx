import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AfterPrice } from '@/components/desk/matching/after-price';
import { PriceView } from '@/components/desk/homes/price-view';
import { priceAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-actions';
import {
  HomeFrame,
  homeMetadata,
  openHome,
  type HomePageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-page';
import { countPeopleForHome } from '@/lib/server/services/matching/read-matches';

export const generateMetadata = () => homeMetadata('price');

async function PricePage(props: HomePageProps) {
  const { actor, view } = await openHome(props, 'price', 'listing.publish');
  const lowered = view.recent?.isLowered ? await countPeopleForHome(actor, view.home.id) : null;
  return (
    <HomeFrame actor={actor} view={view} part="price" searchParams={props.searchParams}>
      <PriceView view={view} action={priceAction} />
      {lowered && <AfterPrice listingId={view.home.id} {...lowered} />}
    </HomeFrame>
  );
}

export default withDatabaseFallback(PricePage);
