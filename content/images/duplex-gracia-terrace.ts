import type { ImageText } from '../types/image';

export const duplexGraciaTerraceImages = {
  'lluis-terrace': {
    shows: { room: 'terrace', area: 22 },
    alt: {
      en: 'Terrace, 22 m²: a green folding table under a striped awning, jasmine on the wall, the Sagrada Família between two water tanks',
      es: 'Terraza de 22 m² con mesa plegable verde bajo un toldo de rayas, jazmín en el muro y la Sagrada Família entre dos depósitos de agua',
    },
  },
  'lluis-kitchen': {
    shows: { room: 'kitchen-dining', area: 20 },
    alt: {
      en: 'Kitchen and dining room, 20 m²: sage-green fronts, an island, patterned tiles, beams and sliding glass onto the terrace',
      es: 'Cocina comedor de 20 m² con frentes verde salvia, isla, suelo hidráulico, vigas y correderas a la terraza',
    },
  },
  'lluis-living': {
    shows: { room: 'living-room', area: 18 },
    alt: {
      en: 'Living room, 18 m²: chequered tiles, a wooden daybed, bookshelves and the terrace behind sliding glass',
      es: 'Salón de 18 m² con suelo ajedrezado, diván de madera, librería y la terraza tras las correderas',
    },
  },
  'lluis-bedroom': {
    shows: { room: 'bedroom', area: 14 },
    alt: {
      en: 'Main bedroom, 14 m²: a four-poster of plain wood, a sage-green wall and fitted wardrobes',
      es: 'Dormitorio principal de 14 m² con cama de dosel de madera lisa, una pared verde salvia y armarios empotrados',
    },
  },
  'lluis-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: a shower in sage-green tiles with a small window, patterned floor and an oak washstand',
      es: 'Baño de 5 m² con ducha de azulejo verde salvia y ventana pequeña, suelo hidráulico y mueble de roble',
    },
  },
  'lluis-aerial': {
    alt: {
      en: 'The roofs of Camp d’en Grassot towards evening, with the towers of the Sagrada Família above them',
      es: 'Las azoteas del Camp d’en Grassot al atardecer, con las torres de la Sagrada Família por encima',
    },
  },
} as const satisfies Record<string, ImageText>;
