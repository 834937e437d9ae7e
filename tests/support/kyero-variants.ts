import type { FeedListing } from '@/content/types/feed-listing';
import { seededNumbers } from './seeded-numbers.mjs';

type Variant = Readonly<{ xml: string; listing: Omit<FeedListing, 'hasOwnershipDoubt'> }>;

/** Town, detail, province, coordinates; region and INE's code of the province. */
const places = [
  ['Moraira', 'El Portet', 'Alicante', 38.688, 0.141, 'valencian-community', '03'],
  ['Torrevieja', null, 'Alicante/Alacant', 37.978, -0.682, 'valencian-community', '03'],
  ['Sitges', 'Centro', 'Barcelona', 41.237, 1.81, 'catalonia', '08'],
  ['Barcelona', 'Vila de Gràcia', 'BARCELONA', 41.402, 2.157, 'catalonia', '08'],
  ['Lloret de Mar', null, 'Gerona', 41.7, 2.845, 'catalonia', '17'],
  ['Oropesa del Mar', null, 'Castellón', 40.093, 0.14, 'valencian-community', '12'],
  ['Madrid', 'Salamanca', 'Madrid', 40.429, -3.68, 'madrid', '28'],
  ['Gandía', 'Playa', 'Valencia/València', 38.967, -0.18, 'valencian-community', '46'],
  ['Marbella', 'Nueva Andalucía', 'Málaga', 36.51, -4.885, null, '29'],
  ['Alcúdia', null, 'Illes Balears', 39.853, 3.121, null, '07'],
  ['Adeje', 'Costa Adeje', 'Santa Cruz de Tenerife', 28.087, -16.735, null, '38'],
  ['San Javier', 'La Manga & Cía', 'Región de Murcia', 37.806, -0.837, null, '30'],
] as const;

const types = [
  ['apartment', { en: 'Apartment', es: 'Apartamento', de: 'Wohnung', fr: 'Appartement', nl: 'Appartement' }],
  ['villa', { en: 'Villa', es: 'Chalet', de: 'Villa', fr: 'Villa', nl: 'Villa' }],
  ['house', { en: 'Town House', es: 'Adosado', de: 'Reihenhaus' }],
  ['penthouse', { en: 'Penthouse', es: 'Ático' }],
  ['land', { en: 'Land', es: 'Terreno' }],
] as const;

const sales = ['sale', 'Sale', 'For Sale', 'venta', 'En venta', 'Verkauf', 'zu verkaufen', 'vente', 'À vendre'];
const moreSales = ['te koop', 'Verkoop', 'vendita', 'In vendita', 'resale'];
const months = ['month', 'monthly', 'per month', 'mes', 'al mes', 'mensual', 'pro Monat', 'par mois', 'per maand'];
const rents = ['rent_long', 'alquiler', 'Miete', 'À louer', 'te huur', 'affitto', 'long term', 'affitto mensile'];

const sentences = {
  es: 'Una casa luminosa con una terraza que mira sobre los pinos a la bahía; la cocina se renovó en 2019.',
  en: 'A bright home with a terrace that looks over the pines to the bay; the kitchen was renewed in 2019.',
  de: 'Ein helles Haus mit einer Terrasse über den Pinien.',
} as const;

const features = ['Terrace', 'Sea view', 'Lift', 'Garage', 'Air conditioning', 'Fireplace'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asReferences = (text: string) =>
  escaped(text).replace(/[^ -~]/gu, (letter) => `&#${(letter.codePointAt(0) ?? 0).toString()};`);

/**
 * Returns listings by the grammar of Kyero v3, as programs write it, each with its right values. `imageUrl`: folder of
 * the images.
 */
export function kyeroVariants(
  count: number,
  { imageUrl = 'https://crm.example/p', seed = 54 }: Readonly<{ imageUrl?: string; seed?: number }> = {},
): readonly Variant[] {
  const random = seededNumbers(seed);
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const chance = (percent: number) => below(100) < percent;
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => [random(), item] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, item]) => item);
  const spelled = (text: string) =>
    oneOf([
      escaped,
      asReferences,
      (plain: string) => `<![CDATA[${plain}]]>`,
      (plain: string) => `\n      ${escaped(plain)}\n    `,
    ])(text);
  const element = (name: string, content: string) =>
    content === '' && chance(50) ? oneOf([`<${name}/>`, `<${name} />`]) : `<${name}>${content}</${name}>`;
  const inLanguages = (texts: Readonly<Record<string, string>>) =>
    shuffled(Object.entries(texts))
      .map(([language, text]) => element(language, spelled(text)))
      .join('');
  const grouped = (amount: number, mark: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, mark);
  const priced = (price: number) =>
    oneOf([
      ...[String(price), grouped(price, '.'), grouped(price, ','), grouped(price, ' '), `${price}.00`],
      ...[`${grouped(price, '.')},00`, `${grouped(price, '.')} €`, `€ ${grouped(price, ',')}`, grouped(price, "'")],
    ]);
  const sized = (size: number) => oneOf([String(size), `${size} m2`, `${size} m²`, `${size}.00`, grouped(size, '.')]);
  /** Omitted, or empty, where it has no value. */
  const optional = (name: string, content: string | null) =>
    content === null ? (chance(50) ? [] : [element(name, '')]) : [element(name, content)];

  return Array.from({ length: count }, (_, number): Variant => {
    const [town, detail, province, latitude, longitude, region, provinceId] = oneOf(places);
    const [type, typeWords] = oneOf(types);
    const isRent = type !== 'land' && chance(25);
    const price = isRent ? 600 + below(300) * 10 : 90_000 + below(2_000) * 1_000;
    const hasPoint = chance(70);
    const [built, usable] = type === 'land' ? [null, null] : [60 + below(1_500), chance(30) ? 50 + below(10) : null];
    const plot = type === 'land' || chance(40) ? 100 + below(4_000) : null;
    const [beds, baths] = type === 'land' ? [null, null] : [1 + below(6), 1 + below(4)];
    const pool = oneOf([null, '1', '0'] as const);
    const isNewBuild = !isRent && chance(20);
    const classes = [oneOf(['A', 'D', 'G', 'X', '']), oneOf(['B', 'E', 'X', ''])] as const;
    const letterOf = (given: string) =>
      (given === '' || given === 'X' ? null : given) as FeedListing['energy']['emissions'];
    const described = oneOf([['es'], ['en'], ['es', 'en'], ['es', 'en', 'de']] as const);
    const own = shuffled(features).slice(0, below(features.length));
    const images = Array.from({ length: below(5) }, (_one, index) => `${imageUrl}/${number}.jpg?n=${index}&w=9`);
    const media = chance(20) ? `https://tour.example/${number}?a=1&b=2` : null;
    const [feedId, reference] = [String(10_000 + number), `V-${number}`];
    const fields = [
      element('id', spelled(feedId)),
      element('ref', spelled(reference)),
      element('date', oneOf(['2026-11-18 09:30:00', '2026-11-18', '18/11/2026', '2026-11-18T09:30:00+01:00'])),
      element('price', spelled(priced(price))),
      ...optional('currency', oneOf(['EUR', 'eur', '€', null])),
      chance(20)
        ? element('price_freq', inLanguages(isRent ? { en: 'month', es: 'mes' } : { en: 'For sale', es: 'En venta' }))
        : element('price_freq', spelled(oneOf(isRent ? [...months, ...rents] : [...sales, ...moreSales]))),
      ...optional('part_ownership', oneOf(['0', 'no', null])),
      ...optional('leasehold', oneOf(['0', 'false', null])),
      ...(isNewBuild ? [element('new_build', '1')] : optional('new_build', oneOf(['0', null]))),
      element(
        'type',
        chance(40) ? inLanguages({ ...typeWords, ru: 'Квартира' }) : spelled(oneOf(Object.values(typeWords))),
      ),
      element('town', spelled(town)),
      element('province', spelled(province)),
      ...optional('country', oneOf(['Spain', 'España', 'ES', null])),
      ...optional(
        'location',
        hasPoint
          ? shuffled([element('latitude', String(latitude)), element('longitude', String(longitude))]).join('')
          : null,
      ),
      ...optional('location_detail', detail && spelled(detail)),
      ...optional('beds', beds === null ? null : String(beds)),
      ...optional('baths', baths === null ? null : String(baths)),
      ...optional('pool', pool),
      element(
        'surface_area',
        shuffled([
          ...optional('built', built === null ? oneOf(['0', null]) : sized(built)),
          ...optional('plot', plot === null ? oneOf(['0', null]) : sized(plot)),
          ...optional(oneOf(['useful', 'usable']), usable === null ? null : String(usable)),
        ]).join(''),
      ),
      element(
        'energy_rating',
        shuffled([element('consumption', classes[0]), element('emissions', classes[1])]).join(''),
      ),
      ...optional(
        'url',
        inLanguages({ es: `https://crm.example/es/${number}`, en: `https://crm.example/en/${number}` }),
      ),
      ...optional('title', chance(30) ? inLanguages({ es: 'CASA & JARDÍN', en: 'HOME & GARDEN' }) : null),
      element('desc', inLanguages(Object.fromEntries(described.map((language) => [language, sentences[language]])))),
      element(
        'features',
        chance(20) && own.length > 0
          ? element('en', own.map((feature) => element('feature', spelled(feature))).join(''))
          : own.map((feature) => element('feature', spelled(feature))).join(''),
      ),
      element(
        'images',
        images.map((image, index) => `<image id="${index + 1}">${element('url', spelled(image))}</image>`).join(''),
      ),
      ...optional('video_url', null),
      ...optional('virtual_tour_url', media && spelled(media)),
      ...(chance(30)
        ? ['<price_old>1</price_old>', '<x:extra xmlns:x="https://crm.example/x"><price>1</price></x:extra>']
        : []),
      ...(chance(20) ? ['<!-- <price>5</price> -->', element('notes', spelled('<b>internal</b>'))] : []),
    ];
    return {
      xml: `<property>${shuffled(fields).join(oneOf(['', '\n  ', '\r\n\t']))}</property>`,
      listing: {
        feedId,
        reference,
        updated: '2026-11-18',
        operation: isRent ? 'rent' : 'sale',
        status: 'available',
        type,
        isNewBuild,
        price,
        region,
        province,
        provinceId,
        town,
        place: detail,
        latitude: hasPoint ? latitude : null,
        longitude: hasPoint ? longitude : null,
        bedrooms: beds ?? 0,
        bathrooms: baths ?? 0,
        pool: pool === '1' ? 'pool' : null,
        builtArea: built,
        usableArea: usable,
        plotArea: plot,
        energy: { consumption: letterOf(classes[0]), emissions: letterOf(classes[1]) },
        description: Object.fromEntries(
          described.filter((language) => language !== 'de').map((language) => [language, sentences[language]]),
        ),
        otherTexts: described.some((language) => language === 'de') ? { de: { text: sentences.de } } : {},
        features: own,
        images,
        video: null,
        tour: media,
      },
    };
  });
}

const block = '<kyero><feed_version>3</feed_version></kyero>';
const heads = [
  `<?xml version="1.0" encoding="UTF-8"?>\n<root>${block}`,
  `\ufeff<?xml version='1.0' encoding='utf-8'?><root xmlns="https://kyero.example/3">\n<!-- made by CRM -->${block}`,
  '<?xml version="1.0"?><root><xml_crm><feed_version>3</feed_version></xml_crm>',
  `<root version="3"><agent><id>7</id><name>Agency &amp; Sons</name><town>Calpe</town></agent>`,
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><root xmlns:xsi="x" xsi:schemaLocation="y">${block}`,
  '<root>',
];

/** Writes the listings in feeds of 25, each with another head, the last with a prefix for all elements. */
export function variantFeeds(variants: readonly Variant[]): readonly string[] {
  return Array.from({ length: Math.ceil(variants.length / 25) }, (_, index) => {
    const body = variants.slice(index * 25, (index + 1) * 25).map(({ xml }) => xml);
    const feed = `${heads[index % heads.length]}\n${body.join('\n')}\n</root>\n`;
    return index % 8 === 7 ? prefixed(feed) : feed;
  });
}

const prefixed = (feed: string) =>
  feed
    .replace(/<(\/?)(?=[a-z]+[\w]*[\s>/])(?!x:)/g, '<$1k:')
    .replace(/<k:root/, '<k:root xmlns:k="https://kyero.example/3"');
