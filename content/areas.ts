import type { Localized } from './types/common';
import type { AreaId, RegionId } from './types/listing';

export type Area = Readonly<{
  id: AreaId;
  /** `?area=` takes it in lower case. */
  name: string;
  /** In the other language of the place; titles of listings have both. */
  otherName?: string;
  /** Search synonyms. */
  aliases: readonly string[];
  group: 'barcelona' | 'costa-blanca' | 'elsewhere';
  /** Where it is part of a town, the town. */
  municipality?: string;
  region: RegionId;
  /** Rents are limited (Ley 12/2023 art. 18): Barcelona since 16 March 2024, for three years. */
  isStressed: boolean;
  /** Degrees, to a kilometre. */
  centre: Readonly<{ latitude: number; longitude: number }>;
  inFooter: boolean;
  /** One or two sentences. */
  about: Localized;
}>;

/** Searchable as one area. `nearby`: places in or beside it that are no area of their own; who asks for them sees it. */
export const areaGroups = [
  {
    id: 'barcelona',
    name: 'Barcelona',
    aliases: [],
    nearby: [
      ...['Ciutat Vella', 'Gòtic', 'Barri Gòtic', 'Barrio Gótico', 'Gothic Quarter', 'Born', 'Raval', 'Barceloneta'],
      ...['Sants', 'Sants-Montjuïc', 'Montjuïc', 'Poble-sec', 'Les Corts', 'Horta', 'Horta-Guinardó', 'Guinardó'],
      ...['Nou Barris', 'Sant Andreu', 'Sant Martí', 'Poblenou', 'El Poblenou', 'Clot', 'Vila Olímpica'],
      ...['Badalona', 'L’Hospitalet', 'L’Hospitalet de Llobregat', 'Esplugues', 'Esplugues de Llobregat'],
      ...['Sant Just Desvern', 'Sant Adrià de Besòs', 'Sant Cugat', 'Sant Cugat del Vallès'],
    ],
  },
  {
    id: 'costa-blanca',
    name: 'Costa Blanca',
    aliases: ['Alicante', 'Alacant'],
    nearby: [
      ...['Jávea', 'Xàbia', 'Dénia', 'Denia', 'Benidorm', 'Teulada', 'Benitachell', 'El Poble Nou de Benitatxell'],
      ...['Cumbre del Sol', 'Jalón', 'Xaló', 'Pedreguer', 'Gata de Gorgos', 'Ondara', 'Pego', 'Marina Alta'],
      ...['Alfaz del Pi', 'L’Alfàs del Pi', 'Albir', 'La Nucía', 'Polop', 'Finestrat', 'Marina Baixa'],
      ...['Villajoyosa', 'La Vila Joiosa', 'El Campello', 'San Juan', 'Playa de San Juan', 'Santa Pola', 'Torrevieja'],
    ],
  },
] as const;

/** In display order. */
export const areas: readonly Area[] = [
  {
    id: 'eixample',
    name: 'Eixample',
    aliases: ['Ensanche'],
    group: 'barcelona',
    municipality: 'Barcelona',
    region: 'catalonia',
    isStressed: true,
    centre: { latitude: 41.392, longitude: 2.162 },
    inFooter: true,
    about: {
      en: 'Cerdà’s grid: high ceilings, tiled floors and wide pavements under plane trees. The inner courtyard side is the quiet one.',
      es: 'La cuadrícula de Cerdà: techos altos, suelos hidráulicos y aceras anchas bajo los plátanos. El lado tranquilo es el del patio de manzana.',
    },
  },
  {
    id: 'gracia',
    name: 'Gràcia',
    aliases: [],
    group: 'barcelona',
    municipality: 'Barcelona',
    region: 'catalonia',
    isStressed: true,
    centre: { latitude: 41.403, longitude: 2.157 },
    inFooter: true,
    about: {
      en: 'A village that the city grew around: low houses, small squares and everything within walking distance. There are many bars, so visit in the evening too.',
      es: 'Un pueblo que la ciudad rodeó. Casas bajas, plazas pequeñas y todo a pie; hay bares, así que conviene visitar también por la noche.',
    },
  },
  {
    id: 'sarria-sant-gervasi',
    name: 'Sarrià-Sant Gervasi',
    aliases: ['Sarrià', 'Sant Gervasi', 'Zona Alta'],
    group: 'barcelona',
    municipality: 'Barcelona',
    region: 'catalonia',
    isStressed: true,
    centre: { latitude: 41.4, longitude: 2.136 },
    inFooter: true,
    about: {
      en: 'The upper town: gardens behind walls, schools within walking distance and the FGC trains into the centre every few minutes.',
      es: 'La parte alta: jardines tras los muros, colegios a pie y los trenes de FGC al centro cada pocos minutos.',
    },
  },
  {
    id: 'pedralbes',
    name: 'Pedralbes',
    aliases: [],
    group: 'barcelona',
    municipality: 'Barcelona',
    region: 'catalonia',
    isStressed: true,
    centre: { latitude: 41.39, longitude: 2.112 },
    inFooter: true,
    about: {
      en: 'Green, spacious and quiet, between the monastery and the university. Nearly every home has parking, and you need a car.',
      es: 'Verde, amplio y silencioso, entre el monasterio y la universidad. Casi todas las viviendas tienen plaza de garaje, y casi todo el mundo la necesita.',
    },
  },
  {
    id: 'diagonal-mar',
    name: 'Diagonal Mar',
    aliases: [],
    group: 'barcelona',
    municipality: 'Barcelona',
    region: 'catalonia',
    isStressed: true,
    centre: { latitude: 41.409, longitude: 2.216 },
    inFooter: true,
    about: {
      en: 'Towers around a park at the end of the avenue, with the beach on the other side of the ring road. Modern, bright homes with concierges.',
      es: 'Torres alrededor de un parque al final de la avenida, con la playa al otro lado de la ronda. Nuevo, luminoso y con conserje.',
    },
  },
  {
    id: 'moraira',
    name: 'Moraira',
    aliases: ['Teulada-Moraira'],
    group: 'costa-blanca',
    municipality: 'Teulada',
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 38.687, longitude: 0.134 },
    inFooter: false,
    about: {
      en: 'Villas among pines above small coves, a harbour with a fish auction, and hardly a building of more than four floors.',
      es: 'Villas entre pinos sobre calas pequeñas, un puerto con lonja y apenas un edificio de más de cuatro plantas.',
    },
  },
  {
    id: 'altea',
    name: 'Altea',
    aliases: [],
    group: 'costa-blanca',
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 38.599, longitude: -0.051 },
    inFooter: false,
    about: {
      en: 'A white town on a hill under a blue dome, and a pebble beach below. The old houses have stairs and sea views.',
      es: 'Un pueblo blanco en lo alto bajo una cúpula azul y una playa de cantos a sus pies. Las casas antiguas tienen escaleras; las vistas las compensan.',
    },
  },
  {
    id: 'benissa',
    name: 'Benissa',
    aliases: [],
    group: 'costa-blanca',
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 38.715, longitude: 0.049 },
    inFooter: false,
    about: {
      en: 'Vineyards and stone farmhouses inland, four kilometres of coves on the coast, and a town that is lively all year.',
      es: 'Viñedos y casas de piedra en el interior, cuatro kilómetros de calas en la costa y un pueblo que vive todo el año.',
    },
  },
  {
    id: 'calp',
    name: 'Calp',
    otherName: 'Calpe',
    aliases: ['Calpe'],
    group: 'costa-blanca',
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 38.645, longitude: 0.045 },
    inFooter: false,
    about: {
      en: 'Two long beaches on either side of the Penyal d’Ifac. Apartments with sea views at lower prices than in Moraira.',
      es: 'Dos playas largas a ambos lados del Penyal d’Ifac. Pisos con vistas al mar a precios que Moraira dejó atrás hace años.',
    },
  },
  {
    id: 'madrid',
    name: 'Madrid',
    aliases: [],
    group: 'elsewhere',
    region: 'madrid',
    isStressed: false,
    centre: { latitude: 40.43, longitude: -3.677 },
    inFooter: false,
    about: {
      en: 'A few homes for clients who also live in the capital, which we come to show by appointment.',
      es: 'Unas pocas viviendas para clientes que también viven en la capital, que enseñamos nosotros con cita previa.',
    },
  },
  {
    id: 'valencia',
    name: 'València',
    aliases: [],
    group: 'elsewhere',
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 39.47, longitude: -0.37 },
    inFooter: false,
    about: {
      en: 'Low houses with tiled façades near the sea, three hours from Barcelona by train. We take on one or two a year.',
      es: 'Casas bajas con fachadas de azulejos cerca del mar, a tres horas de Barcelona en tren. Aceptamos una o dos al año.',
    },
  },
];
