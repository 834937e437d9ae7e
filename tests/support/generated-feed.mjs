/** Kyero feeds of any size with their settings, for `tests/bench` and nightly tests. */
import { feedPlaces } from './feed-places.mjs';

const types = [
  ...['Apartment', 'Villa', 'Town House', 'Penthouse', 'Duplex'],
  ...['apartment', 'VILLA', 'Townhouse', 'Ático', 'Dúplex', 'Flat', 'Chalet', 'town_house', 'Apartment with terrace'],
];
const features = ['Sea view', 'Terrace', 'Garage', 'Lift', 'Air conditioning', 'Fireplace', 'Storage room', 'Garden'];
const sentences = {
  en: [
    'The living room opens on to a terrace that has sun from breakfast until late in the afternoon.',
    'The kitchen was fitted three years ago and has a window over the courtyard.',
    'Both bedrooms are at the back, where the loudest sound is a blackbird.',
    'Shops, a school and the bus are five minutes away on foot.',
    'The windows are double glazed and the boiler was changed last winter.',
    'The community pool is open from May to October.',
  ],
  es: [
    'El salón se abre a una terraza con sol desde el desayuno hasta bien entrada la tarde.',
    'La cocina se reformó hace tres años y tiene una ventana al patio.',
    'Los dos dormitorios dan atrás, donde lo que más se oye es un mirlo.',
    'Las tiendas, un colegio y el autobús quedan a cinco minutos a pie.',
    'Las ventanas tienen doble acristalamiento y la caldera se cambió el invierno pasado.',
    'La piscina comunitaria abre de mayo a octubre.',
  ],
};

/**
 * Returns a feed and its settings. Listing `n` is deterministic; the first `changed` listings have another price.
 * @param {{ listings: number, imageUrl?: string, imageFiles?: number, imagesEach?: number, changed?: number }} options
 * imageUrl: address of a folder with `0.jpg`, `1.jpg` ...
 * @returns {{ xml: string, yaml: string }}
 */
export function generatedFeed({ listings, imageUrl = '', imageFiles = 200, imagesEach = 8, changed = 0 }) {
  const xml = ['<?xml version="1.0" encoding="UTF-8"?>', '<root>', '<kyero><feed_version>3</feed_version></kyero>'];
  const yaml = ['trusted: true', 'listings:'];
  for (let number = 0; number < listings; number += 1) {
    const listing = listingOf(number);
    const images = Array.from({ length: imageUrl ? imagesEach : 0 }, (_, position) => {
      // URLs differ but files repeat, as from a CRM that renames its exports.
      const file = (number * 7 + position * 31) % imageFiles;
      return `<image id="${position + 1}"><url>${imageUrl}/${file}.jpg?home=${number}</url></image>`;
    });
    xml.push(propertyOf(listing, number < changed ? 1_000 : 0, images));
    yaml.push(supplementOf(listing));
  }
  return { xml: `${xml.join('\n')}\n</root>\n`, yaml: `${yaml.join('\n')}\n` };
}

function listingOf(number) {
  const isRent = number % 10 === 9;
  return {
    number,
    isRent,
    type: types[number % types.length],
    where: feedPlaces[number % feedPlaces.length],
    beds: 1 + (number % 5),
    built: 60 + (number % 200),
    price: isRent ? 900 + (number % 60) * 10 : 150_000 + (number % 900) * 1_000,
  };
}

function propertyOf({ beds, built, isRent, number, price, type, where }, rise, images) {
  const text = (locale) =>
    [0, 1, 2, 3, 4].map((step) => sentences[locale][(number + step) % sentences[locale].length]).join(' ');
  const [latitude, longitude] = where.at;
  return `<property>
<id>${number}</id>
<date>2026-11-18 09:30:00</date>
<ref>G-${number}</ref>
<price>${price + (isRent ? 0 : rise)}</price>
<currency>EUR</currency>
<price_freq>${isRent ? 'month' : 'sale'}</price_freq>
<new_build>0</new_build>
<type>${type}</type>
<town>${where.town}</town>
<province>${where.province}</province>
<country>Spain</country>
<location><latitude>${(latitude + (number % 97) / 10_000).toFixed(5)}</latitude><longitude>${(longitude + (number % 89) / 10_000).toFixed(5)}</longitude></location>
<location_detail>${where.place}</location_detail>
<beds>${beds}</beds>
<baths>${1 + (number % 3)}</baths>
<pool>${number % 2}</pool>
<surface_area><built>${built}</built><plot>0</plot></surface_area>
<energy_rating><consumption>D</consumption><emissions>D</emissions></energy_rating>
<desc><en>${text('en')}&#13;&#13;Reference G-${number}: ask for a viewing.</en><es>${text('es')}&#13;&#13;Referencia G-${number}: pida una visita.</es></desc>
<features>${[0, 1, 2].map((step) => `<feature>${features[(number + step) % features.length]}</feature>`).join('')}</features>
<images>${images.join('')}</images>
</property>`;
}

/** One line of JSON, which is valid YAML. */
function supplementOf({ built, isRent, number, price, where }) {
  const isStressed = isRent && /^barcelona$/i.test(where.town);
  return `  G-${number}: ${JSON.stringify({
    agencyFee: { paidBy: 'owner' },
    usableArea: Math.round(built * 0.85),
    year: 1960 + (number % 60),
    condition: 'good',
    energy: {
      status: 'rated',
      consumption: { letter: 'D', value: 120 },
      emissions: { letter: 'D', value: 24 },
      issued: '2024-05-14',
      expires: '2034-05-14',
      scale: 2021,
    },
    habitability: { status: 'in-process' },
    occupancy: 'vacant',
    registry: { office: where.town, property: `9${number}` },
    protection: { housing: null, heritage: null },
    communityFees: 60,
    propertyTax: 500,
    ...(!isRent && { isLargeHolderSale: false }),
    ...(isRent && {
      rental: {
        use: 'main-home',
        depositMonths: 1,
        guaranteeMonths: 0,
        termMonths: 60,
        stressedArea: isStressed
          ? { previousRent: null, index: { amount: price + 100, consulted: '2026-11-02' }, isLargeHolder: false }
          : null,
        registration: null,
      },
    }),
    text: {
      en: { accessibility: 'Three steps to the door', charges: 'None' },
      es: { accessibility: 'Tres peldaños hasta la puerta', charges: 'Ninguna' },
    },
  })}`;
}
