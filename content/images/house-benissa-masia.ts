import type { ImageText } from '../types/image';

export const houseBenissaMasiaImages = {
  'masia-cypress': {
    alt: {
      en: 'Stone country house with an arched door, a drive of cypresses and lavender',
      es: 'Masía de piedra con portal de arco, camino de cipreses y lavanda',
    },
  },
  'masia-porch': {
    alt: {
      en: 'Table laid out before the arched door of a stone farmhouse, with green shutters and a climbing vine',
      es: 'Mesa ante el portal de arco de una masía de piedra, con contraventanas verdes y una enredadera',
    },
  },
  'lleus-living': {
    shows: { room: 'living-room', area: 46 },
    alt: {
      en: 'Living room, 46 m²: a clay floor, pine beams, two wing chairs and a glazed door onto the olive trees',
      es: 'Salón de 46 m² con suelo de barro, vigas de pino, dos butacas orejeras y puerta vidriera a los olivos',
    },
  },
  'lleus-kitchen': {
    shows: { room: 'kitchen-dining', area: 38 },
    alt: {
      en: 'Kitchen and dining room, 38 m²: rust-red cupboards and a table laid for fourteen under two woven lamps',
      es: 'Cocina comedor de 38 m² con muebles rojo óxido y una mesa puesta para catorce bajo dos lámparas trenzadas',
    },
  },
  'lleus-bedroom': {
    shows: { room: 'bedroom', area: 26 },
    alt: {
      en: 'Bedroom upstairs, 26 m²: a canopy bed, a clay floor and two windows into the trees',
      es: 'Dormitorio de 26 m² en la primera planta: cama con dosel, suelo de barro y dos ventanas a los árboles',
    },
  },
  'lleus-bathroom': {
    shows: { room: 'bathroom', area: 9 },
    alt: {
      en: 'Bathroom upstairs, 9 m²: green tiles, a built-in tub and a window onto the garden',
      es: 'Baño de 9 m² en la primera planta: azulejo verde, bañera empotrada y ventana al jardín',
    },
  },
  'lleus-attic': {
    shows: { room: 'study', area: 38 },
    alt: {
      en: 'Attic, 38 m²: a desk before three small arched windows, a daybed and shelves',
      es: 'Buhardilla de 38 m²: una mesa ante tres arquillos, un diván y una estantería',
    },
  },
  'lleus-aerial': {
    alt: {
      en: 'The stone farmhouse in Lleus from the air: four cypresses before the door, olive trees on dry-stone terraces and wooded hills in late sun',
      es: 'La casa de piedra de Lleus desde el aire: cuatro cipreses ante la puerta, olivos en bancales de piedra seca y lomas arboladas con el sol bajo',
    },
  },
} as const satisfies Record<string, ImageText>;
