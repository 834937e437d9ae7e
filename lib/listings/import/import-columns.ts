import { featureIds, type FeatureId } from '@/content/types/listing';
import { foldText } from '@/lib/text/fold-text';
import { featureColumns } from './feature-columns';
import { guessOwnColumns, isOwnTarget, type OwnTarget } from './own-columns';
import { textColumns } from './text-columns';

export type CellReader =
  | 'reference'
  | 'line'
  | 'money'
  | 'number'
  | 'count'
  | 'floor'
  | 'year'
  | 'day'
  | 'flag'
  | 'operation'
  | 'type'
  | 'region'
  | 'postalCode'
  | 'condition'
  | 'orientation'
  | 'occupancy'
  | 'letter'
  | 'features'
  | 'description'
  | 'link'
  | 'photographs'
  | 'degrees';

type ImportColumn = Readonly<{ reader: CellReader; names: string }>;

/** Folded column heads of agency programs, by editor input. */
const columns = {
  reference: {
    reader: 'reference',
    names: 'referencia | ref | reference | codigo | cod | id inmueble | ref interna | property ref | code',
  },
  operation: {
    reader: 'operation',
    names:
      'operacion | tipo operacion | tipo de operacion | operation | sale or rent | for | transaction | venta alquiler',
  },
  type: {
    reader: 'type',
    names: 'tipo | tipo inmueble | tipo de inmueble | tipologia | type | property type | inmueble',
  },
  price: { reader: 'money', names: 'precio | importe | pvp | price | asking price | precio actual' },
  salePrice: { reader: 'money', names: 'precio venta | precio de venta | venta | sale price | price sale' },
  rentPrice: {
    reader: 'money',
    names: 'precio alquiler | precio de alquiler | alquiler | renta | rent | rent price | monthly rent',
  },
  municipality: {
    reader: 'line',
    names: 'municipio | poblacion | localidad | ciudad | town | city | municipality',
  },
  neighbourhood: {
    reader: 'line',
    names: 'barrio | zona | distrito | urbanizacion | neighbourhood | neighborhood | area | district | zone',
  },
  region: { reader: 'region', names: 'provincia | province | comunidad autonoma | region' },
  street: { reader: 'line', names: 'calle | direccion | domicilio | via | nombre via | street | address' },
  postalCode: {
    reader: 'postalCode',
    names: 'cp | c p | codigo postal | cod postal | postal code | postcode | zip',
  },
  latitude: { reader: 'degrees', names: 'latitud | lat | latitude' },
  longitude: { reader: 'degrees', names: 'longitud | lon | lng | longitude' },
  builtArea: {
    reader: 'number',
    names:
      'superficie construida | sup construida | m2 construidos | metros construidos | construidos | superficie | metros | m2 | built area | built | size | m2 const | sup const',
  },
  usableArea: {
    reader: 'number',
    names: 'superficie util | sup util | m2 utiles | metros utiles | utiles | usable area | useful area | net area',
  },
  plotArea: {
    reader: 'number',
    names:
      'parcela | superficie parcela | sup parcela | m2 parcela | metros parcela | terreno | plot | plot area | plot size',
  },
  bedrooms: {
    reader: 'count',
    names:
      'dormitorios | habitaciones | hab | dorm | n habitaciones | num habitaciones | n dormitorios | bedrooms | beds',
  },
  bathrooms: { reader: 'count', names: 'banos | aseos | n banos | num banos | bathrooms | baths' },
  floor: { reader: 'floor', names: 'planta | piso planta | altura | floor | level' },
  hasLift: { reader: 'flag', names: 'ascensor | lift | elevator | con ascensor' },
  year: {
    reader: 'year',
    names:
      'ano | ano construccion | ano de construccion | ano const | year | year built | antiguedad | construction year',
  },
  condition: {
    reader: 'condition',
    names: 'conservacion | estado | estado conservacion | estado de conservacion | condition | estado inmueble',
  },
  orientation: { reader: 'orientation', names: 'orientacion | orientation | facing' },
  parkingSpaces: {
    reader: 'count',
    names:
      'plazas de garaje | plazas garaje | plazas de parking | plazas parking | plazas de aparcamiento | numero de plazas | n plazas | parking spaces | garage spaces | car spaces',
  },
  features: { reader: 'features', names: 'caracteristicas | extras | equipamiento | features | amenities' },
  isNewBuild: { reader: 'flag', names: 'obra nueva | nueva construccion | new build | new development' },
  vat: { reader: 'number', names: 'iva | iva incluido | vat' },
  communityFees: {
    reader: 'money',
    names: 'comunidad | gastos comunidad | gastos de comunidad | cuota comunidad | community fees | community',
  },
  propertyTax: { reader: 'money', names: 'ibi | ibi anual | property tax | council tax' },
  'energy.consumption.letter': {
    reader: 'letter',
    names:
      'letra energetica | certificado energetico | calificacion energetica | cee | consumo letra | letra consumo | clase energetica | energy rating | energy class | epc',
  },
  'energy.consumption.value': {
    reader: 'number',
    names: 'consumo | consumo kwh | consumo energia | valor consumo | energy consumption | consumption',
  },
  'energy.emissions.letter': {
    reader: 'letter',
    names: 'emisiones letra | letra emisiones | emissions rating | emissions letter',
  },
  'energy.emissions.value': {
    reader: 'number',
    names: 'emisiones | emisiones co2 | valor emisiones | emissions | co2',
  },
  'energy.issued': {
    reader: 'day',
    names: 'fecha certificado | fecha cee | cee emitido | certificate date | epc date',
  },
  'energy.expires': {
    reader: 'day',
    names: 'caducidad certificado | cee caducidad | validez cee | certificate expires | epc expires',
  },
  occupancy: { reader: 'occupancy', names: 'ocupacion | situacion | occupancy | situacion ocupacion' },
  'registry.office': { reader: 'line', names: 'registro | registro de la propiedad | registry' },
  'registry.property': { reader: 'line', names: 'finca | finca registral | numero de finca | registry property' },
  availableFrom: {
    reader: 'day',
    names: 'disponible | disponible desde | fecha disponible | disponibilidad | available | available from',
  },
  ...textColumns,
  photographs: {
    reader: 'photographs',
    names:
      'fotos | foto | fotografias | fotografia | imagenes | imagen | foto principal | imagen principal | foto url | url foto | url fotos | url imagen | enlaces fotos | photos | photo | photographs | images | image | pictures | picture | main photo | main image | photo url | image url | photo urls | image urls',
  },
  video: { reader: 'link', names: 'video | enlace video | video url' },
  tour: { reader: 'link', names: 'tour | tour virtual | visita virtual | virtual tour' },
} as const satisfies Readonly<Record<string, ImportColumn>>;

type ImportInput = keyof typeof columns;

type FeatureColumn = `feature.${FeatureId}`;
export type ImportTarget = ImportInput | FeatureColumn | OwnTarget;

const featureTargets = featureIds
  .filter((id) => Object.hasOwn(featureColumns, id))
  .map((id) => `feature.${id}` as const);

export const importTargets: readonly ImportTarget[] = [...(Object.keys(columns) as ImportInput[]), ...featureTargets];

export const isImportTarget = (text: string): text is ImportTarget =>
  (importTargets as readonly string[]).includes(text) || isOwnTarget(text);

export const featureOf = (target: ImportTarget): FeatureId | null =>
  target.startsWith('feature.') ? (target.slice('feature.'.length) as FeatureId) : null;

export const cellReaderOf = (target: ImportTarget): CellReader =>
  Object.hasOwn(columns, target) ? columns[target as ImportInput].reader : 'flag';

const namesOf = (target: ImportTarget): readonly string[] => {
  const feature = featureOf(target);
  return (feature ? (featureColumns[feature] ?? '') : columns[target as ImportInput].names).split(' | ');
};

const byName: ReadonlyMap<string, ImportTarget> = new Map(
  importTargets.flatMap((target) => namesOf(target).map((name) => [name, target] as const)),
);

/** Images may use several columns: `Foto 1`, `foto2`, `image_3`. */
export const isOfSeveralColumns = (target: string): boolean => target === 'photographs';

const imagesOf = (name: string): ImportTarget | undefined =>
  byName.get(name.replace(/ ?\d{1,3}( url)?$/, '$1')) === 'photographs' ? 'photographs' : undefined;

const UNIT = / (m2|m 2|mts|eur|euros|kwh.*|kg.*|si no|s n)$/;

/** Each field once except images; `''` when unknown. */
export function guessListingColumns(head: readonly string[]): readonly string[] {
  const own = guessOwnColumns(head);
  if (own) return own;
  const taken = new Set<string>();
  return head.map((name) => {
    const folded = foldText(name).replace(/^n o /, 'n ');
    const target = byName.get(folded) ?? byName.get(folded.replace(UNIT, '')) ?? imagesOf(folded);
    if (target === undefined || taken.has(target)) return '';
    if (!isOfSeveralColumns(target)) taken.add(target);
    return target;
  });
}
