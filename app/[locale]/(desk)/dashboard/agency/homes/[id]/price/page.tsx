import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { PriceView } from '@/components/desk/homes/price-view';
import { priceAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-actions';
import {
  HomeFrame,
  homeMetadata,
  openHome,
  type HomePageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-page';

export const generateMetadata = () => homeMetadata('price');

async function PricePage(props: HomePageProps) {
  const { actor, view } = await openHome(props, 'price', 'listing.publish');
  return (
    <HomeFrame actor={actor} view={view} part="price" searchParams={props.searchParams}>
      <PriceView view={view} action={priceAction} />
    </HomeFrame>
  );
}

export default withDatabaseFallback(PricePage);
