import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { StepsView } from '@/components/desk/homes/steps-view';
import { stepAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-actions';
import {
  HomeFrame,
  homeMetadata,
  openHome,
  type HomePageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-page';

export const generateMetadata = () => homeMetadata('state');

async function StatePage(props: HomePageProps) {
  const { actor, view } = await openHome(props, 'state', 'listing.publish');
  return (
    <HomeFrame actor={actor} view={view} part="state" searchParams={props.searchParams}>
      <StepsView view={view} page="state" action={stepAction} />
    </HomeFrame>
  );
}

export default withDatabaseFallback(StatePage);
