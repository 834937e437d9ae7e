import type { ImageText } from '../types/image';

export const houseCabanyalValenciaImages = {
  'bedroom-cabanyal': {
    alt: {
      en: 'Bedroom under beams with two green French windows on the street and a floor of flowered tiles',
      es: 'Dormitorio bajo las vigas con dos balconeras verdes a la calle y suelo hidráulico de flores',
    },
  },
  'cabanyal-living': {
    shows: { room: 'living-room', area: 26 },
    alt: {
      en: 'Living room on the street, 26 m²: built-in bench, cane armchairs, flowered tiles, a green door and a window with an esparto blind',
      es: 'Salón a la calle, 26 m², con banco de obra, butacas de caña, suelo hidráulico de flores, puerta verde y ventana con persiana de esparto',
    },
  },
  'cabanyal-kitchen': {
    shows: { room: 'kitchen-dining', area: 24 },
    alt: {
      en: 'Kitchen and dining room, 24 m²: blue cupboards and island, a trestle table under beams, two glazed doors onto the patio',
      es: 'Cocina comedor de 24 m² con muebles e isla azules, mesa de caballetes bajo las vigas y dos puertas acristaladas al patio',
    },
  },
  'patio-lemon': {
    alt: {
      en: 'Patio with a lemon tree, green and white tiles, a table for two and a glazed door',
      es: 'Patio con limonero, azulejo verde y blanco, una mesa para dos y una puerta acristalada',
    },
  },
  'valencia-street': {
    alt: {
      en: 'Street in València with turquoise, yellow and terracotta fronts under striped awnings',
      es: 'Calle de València con fachadas turquesa, amarillas y terracota sobre toldos de rayas',
    },
  },
} as const satisfies Record<string, ImageText>;
