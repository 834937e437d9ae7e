import type { ImageText } from '../types/image';

export const apartmentSalamancaMadridImages = {
  'hermosilla-house': {
    alt: {
      en: 'Brick house in Madrid with two white glazed bays, iron balconies and a slate attic',
      es: 'Edificio de ladrillo en Madrid con dos miradores blancos, balcones de hierro y ático de pizarra',
    },
  },
  'hermosilla-living': {
    shows: { room: 'living-room', area: 28 },
    alt: {
      en: 'Living room, 28 m²: pale green walls, three arched windows, mouldings, herringbone oak and a green sofa',
      es: 'Salón de 28 m² con paredes verde pálido, tres ventanas en arco, molduras, roble en espiga y sofá verde',
    },
  },
  'hermosilla-sofa': {
    shows: { room: 'living-room', area: 28 },
    alt: {
      en: 'Living room, 28 m², seen from the door: a green chesterfield under two prints, a glass table and dark red curtains',
      es: 'Salón de 28 m² desde la puerta: sofá chéster verde bajo dos láminas, mesa de cristal y cortinas granates',
    },
  },
  'hermosilla-kitchen': {
    shows: { room: 'kitchen-dining', area: 20 },
    alt: {
      en: 'Kitchen and dining room, 20 m²: an island, terracotta tiles, a table, blue and white chequered floor and beams',
      es: 'Cocina comedor de 20 m² con isla, azulejo de terracota, mesa, suelo ajedrezado azul y blanco y vigas',
    },
  },
  'hermosilla-bedroom': {
    shows: { room: 'bedroom', area: 15 },
    alt: {
      en: 'Main bedroom, 15 m²: a green wall, mouldings, burgundy curtains and a window onto the courtyard',
      es: 'Dormitorio principal de 15 m² con una pared verde, molduras, cortinas granates y ventana al patio',
    },
  },
  'hermosilla-study': {
    shows: { room: 'bedroom', area: 9 },
    alt: {
      en: 'Smallest bedroom, 9 m², used as a study: green bookshelves along one wall and a desk under the window',
      es: 'Dormitorio pequeño de 9 m², usado como despacho, con librería verde en una pared y mesa bajo la ventana',
    },
  },
  'hermosilla-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: a bath on feet, white tiles, a dark green washstand and a chequered floor',
      es: 'Baño de 5 m² con bañera de patas, azulejo blanco, mueble verde oscuro y suelo ajedrezado',
    },
  },
  'hermosilla-hall': {
    shows: { room: 'hall', area: 10 },
    alt: {
      en: 'Hall, 10 m²: patterned tiles, a runner, a console with flowers and double doors with frosted glass',
      es: 'Recibidor de 10 m² con suelo hidráulico, alfombra de pasillo, consola con flores y puerta doble de cristal esmerilado',
    },
  },
  'hermosilla-aerial': {
    alt: {
      en: 'The Salamanca district from above Calle de Hermosilla: tiled roofs, a street with trees, four towers and the sierra far away',
      es: 'El barrio de Salamanca desde lo alto de la calle de Hermosilla: tejados, una calle arbolada, cuatro torres y la sierra a lo lejos',
    },
  },
} as const satisfies Record<string, ImageText>;
