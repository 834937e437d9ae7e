import { provinces } from '@/content/provinces';
import { provinceOfCode } from '@/lib/listings/place/province';
import { foldText } from '@/lib/text/fold-text';
import { hasWords } from '@/lib/text/has-words';
import type { RegionId } from '@/content/types/listing';

const regionNames: Readonly<Record<RegionId, readonly string[]>> = {
  catalonia: [
    ...['barcelona', 'girona', 'gerona', 'lleida', 'lerida', 'tarragona', 'cataluna', 'catalunya', 'catalonia'],
    ...['katalonien', 'catalogne', 'catalonie', 'catalogna', 'bcn', 'barcelones', 'baix llobregat', 'maresme'],
    ...['costa brava', 'costa dorada', 'costa daurada'],
  ],
  'valencian-community': [
    ...['alicante', 'alacant', 'alacante', 'valencia', 'castellon', 'castello', 'costa blanca', 'costa azahar'],
    ...['comunidad valenciana', 'comunitat valenciana', 'c valenciana', 'pais valencia', 'valencian community'],
    ...['valencian country', 'marina alta', 'marina baixa', 'marina baja', 'vega baja'],
  ],
  madrid: ['madrid'],
};

const OTHERS = [
  ...['coruna', 'alava', 'araba', 'albacete', 'almeria', 'asturias', 'avila', 'badajoz', 'baleares', 'balears'],
  ...['balearic', 'mallorca', 'majorca', 'menorca', 'minorca', 'ibiza', 'eivissa', 'formentera', 'burgos', 'caceres'],
  ...['cadiz', 'cantabria', 'ciudad real', 'cordoba', 'cuenca', 'granada', 'guadalajara', 'gipuzkoa', 'guipuzcoa'],
  ...['huelva', 'huesca', 'jaen', 'leon', 'lugo', 'malaga', 'murcia', 'navarra', 'navarre', 'ourense', 'orense'],
  ...['palencia', 'palmas', 'pontevedra', 'rioja', 'salamanca', 'tenerife', 'segovia', 'sevilla', 'seville', 'soria'],
  ...['teruel', 'toledo', 'valladolid', 'vizcaya', 'bizkaia', 'zamora', 'zaragoza', 'andalucia', 'andalusia'],
  ...['aragon', 'canarias', 'canary', 'canarian', 'castilla', 'castile', 'extremadura', 'galicia', 'pais vasco'],
  ...['basque', 'euskadi', 'ceuta', 'melilla', 'costa del sol', 'costa calida', 'costa de la luz', 'costa tropical'],
];

const regionsIn = (folded: string): readonly RegionId[] => {
  // Some programs write the first digits of the postcode as the province.
  const byCode = provinceOfCode(folded);
  if (byCode) return provinces[byCode].region ? [provinces[byCode].region] : [];
  return (Object.keys(regionNames) as RegionId[]).filter((region) =>
    regionNames[region].some((name) => hasWords(folded, name)),
  );
};

function namesOther(folded: string): boolean {
  const byCode = provinceOfCode(folded);
  return byCode ? provinces[byCode].region === null : OTHERS.some((name) => hasWords(folded, name));
}

/** Undefined when the province names none or two. */
export function regionOf(province: string): RegionId | undefined {
  const folded = foldText(province);
  const found = regionsIn(folded);
  return found.length === 1 && !namesOther(folded) ? found[0] : undefined;
}

export function leavesRegionToTown(province: string): boolean {
  const folded = foldText(province);
  const found = regionsIn(folded);
  return found.length === 0 ? !namesOther(folded) : found.length === 1;
}

const LANGUAGES =
  'en es ca gl eu de fr nl it pt sv nb nn da fi is pl cs sk hu ro bg ru uk be el tr lt lv et sl hr sr mk sq mt ga cy ar he fa zh ja ko hi';

const spain: ReadonlySet<string> = new Set([
  ...LANGUAGES.split(' ').map((language) =>
    foldText(new Intl.DisplayNames([language], { type: 'region' }).of('ES') ?? ''),
  ),
  ...[
    'es',
    'esp',
    'e',
    'es es',
    '34',
    '724',
    'espana',
    'spain',
    'kingdom of spain',
    'reino de espana',
    'regne d espanya',
  ],
  ...['konigreich spanien', 'royaume d espagne', 'koninkrijk spanje', 'ispaniya', 'espanija', 'ispanya'],
  // UTF-8 that was once decoded as Latin-1.
  foldText('EspaÃ±a'),
]);

const BESIDE = ['europe', 'europa', 'eu', 'ue', 'peninsula', 'peninsular', 'mainland', 'spain mainland'];

/** Accepts `Spain`, `España / Spain`, `Spain (ES)` and a missing country. */
export function isSpain(country: string): boolean {
  const folded = foldText(country);
  if (folded === '' || spain.has(folded)) return true;
  const parts = country.split(/[/,;()|]| - /).flatMap((part) => foldText(part) || []);
  return parts.some((part) => spain.has(part)) && parts.every((part) => spain.has(part) || BESIDE.includes(part));
}
