import type { ImageText } from '../types/image';

export const apartmentModernistaSantJoanImages = {
  'eixample-sgraffito': {
    alt: {
      en: 'Modernista front with sgraffito, a bay of coloured glass and balconies with flowers',
      es: 'Fachada modernista con esgrafiados, tribuna de vidrios de colores y balcones con flores',
    },
  },
  'santjoan-living': {
    shows: { room: 'living-room', area: 26 },
    alt: {
      en: 'Living room, 26 m²: a balcony door and a bay of small panes with coloured glass, herringbone oak, a green wing chair',
      es: 'Salón de 26 m² con balconera y tribuna de vidrios de color, roble en espiga, sofá chester y butaca verde',
    },
  },
  'santjoan-gallery': {
    shows: { room: 'gallery', area: 5 },
    alt: {
      en: 'Glazed bay over the street, 5 m²: coloured glass above small panes on three sides, an armchair and a palm',
      es: 'Tribuna de 5 m² sobre la calle, con vidrios de color en lo alto de los tres lados, una butaca y una palmera',
    },
  },
  'santjoan-hall': {
    shows: { room: 'hall', area: 14 },
    alt: {
      en: 'Hall, 14 m²: mosaic of circles with a border along the walls, panelled doors, a bench under a red coat',
      es: 'Recibidor de 14 m² con mosaico de círculos y cenefa, puertas de cuarterones y un banco bajo un abrigo rojo',
    },
  },
  'santjoan-bedroom': {
    shows: { room: 'bedroom', area: 14 },
    alt: {
      en: 'Bedroom, 14 m²: iron bed, dark wooden wardrobe, bordered star tiles and a balcony door on the inner courtyard',
      es: 'Dormitorio de 14 m² con cama de hierro, armario de madera oscura, suelo de estrellas y balconera al patio',
    },
  },
  'santjoan-kitchen': {
    shows: { room: 'kitchen', area: 11 },
    alt: {
      en: 'Old kitchen, 11 m²: plank doors in grey-green under a pale worktop, chequered tiles, a small table for two',
      es: 'Cocina antigua de 11 m² con puertas de tabla verde grisáceo, suelo ajedrezado y una mesa pequeña para dos',
    },
  },
  'santjoan-bathroom': {
    shows: { room: 'bathroom', area: 4 },
    alt: {
      en: 'Bathroom, 4 m²: pale blue tiles to shoulder height, a built-in tub, a pedestal basin and a high window',
      es: 'Baño de 4 m² con azulejo azul claro a media altura, bañera, lavabo de pie y una ventana alta',
    },
  },
  'santjoan-aerial': {
    alt: {
      en: 'Passeig de Sant Joan from the air in the morning: rows of trees, the cycle lane, the brick arch and a strip of sea',
      es: 'El Passeig de Sant Joan desde el aire por la mañana: hileras de árboles, el carril bici, el arco de ladrillo y una franja de mar',
    },
  },
} as const satisfies Record<string, ImageText>;
