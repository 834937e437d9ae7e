import type { ImageText } from '../types/image';

export const penthouseDiagonalMarImages = {
  'faria-terrace': {
    shows: { room: 'terrace', area: 46 },
    alt: {
      en: 'Terrace, 46 m², along the apartment: an oak table under a canvas pergola, a glass rail and the sea',
      es: 'Terraza de 46 m² a lo largo del piso: mesa de roble bajo una pérgola de lona, barandilla de vidrio y el mar',
    },
  },
  'faria-terrace-sea': {
    shows: { room: 'terrace', area: 46 },
    alt: {
      en: 'The far end of the terrace, 46 m²: a sun bed, two oak armchairs, an olive tree and the sea to the horizon',
      es: 'El extremo de la terraza de 46 m²: una tumbona, dos butacas de roble, un olivo y el mar hasta el horizonte',
    },
  },
  'faria-living': {
    shows: { room: 'living-room', area: 34 },
    alt: {
      en: 'Living room, 34 m²: sliding glass onto the terrace and the sea, a window to the west, a grey-blue sofa and a leather sling chair',
      es: 'Salón de 34 m² con corredera a la terraza y al mar, ventana a poniente, sofá gris azulado y butaca de cuero',
    },
  },
  'faria-living-sea': {
    shows: { room: 'living-room', area: 34 },
    alt: {
      en: 'Living room, 34 m², from the sofa: a white armchair, a leather sling chair and a low table before the glass, terrace and sea',
      es: 'Salón de 34 m² desde el sofá: butaca blanca, butaca de cuero y mesa baja ante la corredera, la terraza y el mar',
    },
  },
  'faria-kitchen': {
    shows: { room: 'kitchen', area: 13 },
    alt: {
      en: 'Kitchen, 13 m²: ribbed fronts on two walls and an island with stools, oak boards underfoot',
      es: 'Cocina de 13 m² con frentes acanalados en dos paredes, isla con taburetes y suelo de roble',
    },
  },
  'faria-bedroom': {
    shows: { room: 'bedroom', area: 18 },
    alt: {
      en: 'Main bedroom, 18 m²: a slatted headboard, an armchair and sliding glass onto the terrace and the sea',
      es: 'Dormitorio principal de 18 m² con cabecero de listones, butaca y corredera a la terraza y al mar',
    },
  },
  'faria-bathroom': {
    shows: { room: 'bathroom', area: 6 },
    alt: {
      en: 'Bathroom, 6 m²: a walk-in shower behind glass, pale slabs, two basins on an oak washstand and black taps',
      es: 'Baño de 6 m² con ducha abierta tras un cristal, piezas claras, dos lavabos sobre mueble de roble y grifería negra',
    },
  },
  'faria-aerial': {
    alt: {
      en: 'Passeig de García Fària from above the beach in low sun: the tower with its roof terrace, the ring road, the city and the Collserola hills',
      es: 'El Passeig de García Fària desde encima de la playa, con sol bajo: la torre con su terraza en lo alto, la ronda, la ciudad y Collserola',
    },
  },
} as const satisfies Record<string, ImageText>;
