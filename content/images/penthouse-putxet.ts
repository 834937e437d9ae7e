import type { ImageText } from '../types/image';

export const penthousePutxetImages = {
  'penthouse-morning': {
    shows: { room: 'terrace', area: 45 },
    alt: {
      en: 'Terrace, 45 m²: a blue sofa under a pergola in the morning, the city and the sea below',
      es: 'Terraza de 45 m² con sofá azul bajo una pérgola por la mañana, con la ciudad y el mar a sus pies',
    },
  },
  'balmes-living': {
    shows: { room: 'living-room', area: 29 },
    alt: {
      en: 'Living room, 29 m²: a blue sofa, an oak floor and a glass door onto the terrace over the city',
      es: 'Salón de 29 m² con sofá azul, suelo de roble y puerta de vidrio a la terraza sobre la ciudad',
    },
  },
  'balmes-kitchen': {
    shows: { room: 'kitchen', area: 11 },
    alt: {
      en: 'Kitchen, 11 m²: pale grey cupboards, a wooden worktop and a table for two by the window',
      es: 'Cocina de 11 m² con muebles gris claro, encimera de madera y mesa para dos junto a la ventana',
    },
  },
  'balmes-bedroom': {
    shows: { room: 'bedroom', area: 15 },
    alt: {
      en: 'Main bedroom, 15 m²: a slatted headboard, an oak floor and a glass door onto the terrace',
      es: 'Dormitorio principal de 15 m² con cabecero de listones, suelo de roble y puerta de vidrio a la terraza',
    },
  },
  'balmes-bathroom': {
    shows: { room: 'bathroom', area: 6 },
    alt: {
      en: 'Bathroom, 6 m²: a walk-in shower in blue-green tiles, a terrazzo floor and a round-cornered basin',
      es: 'Baño de 6 m² con ducha a ras de suelo en azulejo verde azulado, suelo de terrazo y lavabo sobre patas',
    },
  },
  'balmes-aerial': {
    alt: {
      en: 'El Putxet from the air: the penthouse with its pergola in the foreground, roofs falling away to the city, the Sagrada Família, Montjuïc and the sea',
      es: 'El Putxet desde el aire: el ático con su pérgola en primer término, azoteas que bajan hacia la ciudad, la Sagrada Família, Montjuïc y el mar',
    },
  },
} as const satisfies Record<string, ImageText>;
