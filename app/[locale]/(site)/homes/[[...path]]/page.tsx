import { builtPlaces, placeMetadata, PlaceRoute } from '@/app/[locale]/(site)/homes/place-route';

export const generateStaticParams = () => builtPlaces('en');

export const generateMetadata = placeMetadata;

export default PlaceRoute;
