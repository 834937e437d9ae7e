import type { ImageText } from '../types/image';

export const villaPedralbesImages = {
  'pearson-house': {
    alt: {
      en: 'Villa of brick and glass with sliding timber shutters upstairs, a lawn, a long pool and holm oaks',
      es: 'Casa de ladrillo y vidrio con contraventanas correderas de madera arriba, césped, piscina alargada y encinas',
    },
  },
  'pearson-living': {
    shows: { room: 'living-room', area: 62 },
    alt: {
      en: 'Living room, 62 m²: glass on two sides onto lawn and trees, two grey sofas, a walnut bookcase and oak boards',
      es: 'Salón de 62 m² acristalado por dos lados hacia el césped, con dos sofás grises, librería de nogal y tarima',
    },
  },
  'pearson-dining': {
    shows: { room: 'dining-room', area: 28 },
    alt: {
      en: 'Dining room, 28 m²: a walnut table for six, a green wall with a sideboard, and a glass wall onto the lawn',
      es: 'Comedor de 28 m² con mesa de nogal para seis, pared verde con aparador y cristalera al césped',
    },
  },
  'pearson-kitchen': {
    shows: { room: 'kitchen', area: 30 },
    alt: {
      en: 'Kitchen, 30 m²: grey-green cupboards, an island with three stools, oak boards and a glass wall onto the lawn',
      es: 'Cocina de 30 m² con muebles gris verdoso, isla con tres taburetes, tarima y cristalera al césped',
    },
  },
  'pearson-bedroom': {
    shows: { room: 'bedroom', area: 34 },
    alt: {
      en: 'Main bedroom, 34 m²: an upholstered bed and a glass wall onto the terrace, the city and the sea',
      es: 'Dormitorio principal de 34 m² con cama tapizada y cristalera a la terraza, con la ciudad y el mar al fondo',
    },
  },
  'pearson-bathroom': {
    shows: { room: 'bathroom', area: 14 },
    alt: {
      en: 'Main bathroom, 14 m²: a walk-in shower with stone-coloured tiles, two basins and a free-standing tub at the window',
      es: 'Baño principal de 14 m² con ducha abierta de azulejo color piedra, dos lavabos y bañera exenta junto a la ventana',
    },
  },
  'pearson-patio-room': {
    shows: { room: 'study', area: 20 },
    alt: {
      en: 'Room below ground, 20 m²: a glass door onto a patio with a lemon tree, a low sofa, shelves and a striped rug',
      es: 'Sala del sótano, 20 m², con puerta de vidrio a un patio con limonero, sofá bajo, estantería y alfombra de rayas',
    },
  },
} as const satisfies Record<string, ImageText>;
