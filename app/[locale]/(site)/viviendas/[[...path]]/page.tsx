import { builtPlaces, placeMetadata, PlaceRoute } from '@/app/[locale]/(site)/homes/place-route';

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  params.locale === 'es' ? builtPlaces('es') : [];

export const generateMetadata = placeMetadata;

export default PlaceRoute;
