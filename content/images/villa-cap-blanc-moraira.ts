import type { ImageText } from '../types/image';

export const villaCapBlancMorairaImages = {
  'andrago-house': {
    alt: {
      en: 'Sand-coloured house with tiled roofs and an arched porch among the pines, a pool in front',
      es: 'Casa color arena con cubierta de teja y porche de arcos entre los pinos, con la piscina delante',
    },
  },
  'andrago-porch': {
    shows: { room: 'terrace', area: 36 },
    alt: {
      en: 'Covered terrace, 36 m²: four arches, a clay floor and pots of bougainvillea, the pool and the pines beside it',
      es: 'Porche de 36 m² con cuatro arcos, suelo de barro y macetas de buganvilla, junto a la piscina y los pinos',
    },
  },
  'andrago-living': {
    shows: { room: 'living-room', area: 48 },
    alt: {
      en: 'Living room, 48 m²: a clay floor, timber beams, a built-in sofa and two glass doors onto the pool and the hedge',
      es: 'Salón de 48 m² con suelo de barro, vigas de madera, sofá de obra y dos puertas de vidrio a la piscina y el seto',
    },
  },
  'andrago-kitchen': {
    shows: { room: 'kitchen-dining', area: 30 },
    alt: {
      en: 'Kitchen and dining room, 30 m²: sage-green cupboards, a clay floor, a table for six and a glass door onto the pool',
      es: 'Cocina comedor de 30 m² con muebles verde salvia, suelo de barro, mesa para seis y puerta de vidrio a la piscina',
    },
  },
  'andrago-bedroom': {
    shows: { room: 'bedroom', area: 30 },
    alt: {
      en: 'Main bedroom upstairs, 30 m²: an iron bed, a clay floor, timber beams and the sea beyond the hedge of the terrace',
      es: 'Dormitorio principal de 30 m² en la planta alta: cama de hierro, suelo de barro, vigas y el mar tras el seto de la terraza',
    },
  },
  'andrago-bathroom': {
    shows: { room: 'bathroom', area: 7 },
    alt: {
      en: 'Ground-floor bathroom, 7 m², of 1998: sand-coloured tiles, a built-in tub under the window and a pedestal basin',
      es: 'Baño de la planta baja, 7 m², de 1998: azulejo color arena, bañera de obra bajo la ventana y lavabo de pie',
    },
  },
  'andrago-study': {
    shows: { room: 'study', area: 16 },
    alt: {
      en: 'Study upstairs, 16 m²: a desk at the window onto the sea, a bookcase, a rattan chair and a clay floor',
      es: 'Despacho de 16 m² en la planta alta: mesa ante la ventana al mar, librería, butaca de mimbre y suelo de barro',
    },
  },
} as const satisfies Record<string, ImageText>;
