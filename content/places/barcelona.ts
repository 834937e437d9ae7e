import type { Place } from '../types/place';

/** BOE of 15 March 2024: a stressed area since 16 March 2024, for three years. */
const stressed = { isStressed: true, stressedUntil: '2027-03-16' } as const;

export const inBarcelona = { region: 'catalonia', municipality: 'Barcelona', ...stressed } as const;

/** Names: Ajuntament de Barcelona. */
export const barcelonaPlaces: readonly Place[] = [
  {
    id: 'barcelona',
    agent: 'marta-soler',
    kind: 'city',
    parent: null,
    name: 'Barcelona',
    aliases: [],
    nearby: [
      ...['Sants', 'Sants-Montjuïc', 'Montjuïc', 'Poble-sec', 'Horta', 'Horta-Guinardó'],
      ...['Guinardó', 'Nou Barris', 'Sant Andreu', 'Clot', 'Vila Olímpica', 'Badalona'],
      ...[
        'L’Hospitalet',
        'L’Hospitalet de Llobregat',
        'Esplugues',
        'Esplugues de Llobregat',
        'Sant Just Desvern',
        'Sant Adrià de Besòs',
      ],
      ...['Sant Cugat', 'Sant Cugat del Vallès'],
    ],
    region: 'catalonia',
    ...stressed,
    centre: { latitude: 41.388, longitude: 2.17 },
  },
  {
    id: 'eixample',
    agent: 'marta-soler',
    kind: 'district',
    parent: 'barcelona',
    name: 'Eixample',
    inPlace: { en: 'in the Eixample', es: 'en el Eixample' },
    aliases: ['Ensanche', 'L’Eixample'],
    oldSlugs: ['ensanche', 'example'],
    ...inBarcelona,
    centre: { latitude: 41.392, longitude: 2.162 },
    priceLevel: 'eixample',
    isInFooter: true,
    about: {
      en: 'Cerdà’s grid: high ceilings, tiled floors and wide pavements under plane trees. The inner courtyard side is the quiet one.',
      es: 'La cuadrícula de Cerdà: techos altos, suelos hidráulicos y aceras anchas bajo los plátanos. El lado tranquilo es el del patio de manzana.',
    },
  },
  {
    id: 'gracia',
    agent: 'marta-soler',
    kind: 'district',
    parent: 'barcelona',
    name: 'Gràcia',
    aliases: [],
    ...inBarcelona,
    centre: { latitude: 41.403, longitude: 2.157 },
    priceLevel: 'gracia',
    isInFooter: true,
    about: {
      en: 'A village that the city grew around: low houses, small squares and everything within walking distance. There are many bars, so visit in the evening too.',
      es: 'Un pueblo que la ciudad rodeó. Casas bajas, plazas pequeñas y todo a pie; hay bares, así que conviene visitar también por la noche.',
    },
  },
  {
    id: 'sarria-sant-gervasi',
    agent: 'oriol-ferrer',
    kind: 'district',
    parent: 'barcelona',
    name: 'Sarrià-Sant Gervasi',
    aliases: ['Sant Gervasi', 'Zona Alta', 'Upper Barcelona', 'Upper town'],
    oldSlugs: ['zona-alta'],
    ...inBarcelona,
    centre: { latitude: 41.4, longitude: 2.136 },
    priceLevel: 'sarria-sant-gervasi',
    isInFooter: true,
    about: {
      en: 'The upper town: gardens behind walls, schools within walking distance and the FGC trains into the centre every few minutes.',
      es: 'La parte alta: jardines tras los muros, colegios a pie y los trenes de FGC al centro cada pocos minutos.',
    },
  },
  {
    id: 'pedralbes',
    agent: 'oriol-ferrer',
    kind: 'neighbourhood',
    parent: 'barcelona',
    name: 'Pedralbes',
    aliases: [],
    ...inBarcelona,
    centre: { latitude: 41.39, longitude: 2.112 },
    priceLevel: 'pedralbes',
    isInFooter: true,
    about: {
      en: 'Green, spacious and quiet, between the monastery and the university. Nearly every home has parking, and you need a car.',
      es: 'Verde, amplio y silencioso, entre el monasterio y la universidad. Casi todas las viviendas tienen plaza de garaje, y casi todo el mundo la necesita.',
    },
  },
  {
    id: 'diagonal-mar',
    agent: 'oriol-ferrer',
    kind: 'neighbourhood',
    parent: 'barcelona',
    name: 'Diagonal Mar',
    aliases: [],
    ...inBarcelona,
    centre: { latitude: 41.409, longitude: 2.216 },
    priceLevel: 'diagonal-mar',
    isInFooter: true,
    about: {
      en: 'Towers around a park at the end of the avenue, with the beach on the other side of the ring road. Modern, bright homes with concierges.',
      es: 'Torres alrededor de un parque al final de la avenida, con la playa al otro lado de la ronda. Nuevo, luminoso y con conserje.',
    },
  },
];
