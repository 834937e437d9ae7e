import type { ImageText } from '../types/image';

export const apartmentDiagonalMarTowerImages = {
  'tower-seafront': {
    alt: {
      en: 'Residential tower with curving balconies beside the promenade and the beach',
      es: 'Torre residencial de balcones ondulados junto al paseo marítimo y la playa',
    },
  },
  'taulat-living': {
    shows: { room: 'living-room', area: 34 },
    alt: {
      en: 'Living room, 34 m²: oak parquet, a long grey sofa and a wall of glass onto the terrace, the beach and the sea',
      es: 'Salón de 34 m² con parqué de roble, sofá gris y un ventanal a la terraza, la playa y el mar',
    },
  },
  'taulat-bathroom': {
    shows: { room: 'bathroom', area: 6 },
    alt: {
      en: 'Bathroom, 6 m²: green tiles, a terrazzo floor and the bath under a window onto the sea',
      es: 'Baño de 6 m² con azulejo verde, suelo de terrazo y la bañera bajo una ventana al mar',
    },
  },
  'taulat-bedroom': {
    shows: { room: 'bedroom', area: 17 },
    alt: {
      en: 'Main bedroom, 17 m²: oak parquet, white wardrobes, an armchair and a wide window over the beach',
      es: 'Dormitorio principal de 17 m² con parqué de roble, armarios blancos, butaca y ventana ancha a la playa',
    },
  },
  'taulat-kitchen': {
    shows: { room: 'kitchen', area: 12 },
    alt: {
      en: 'Kitchen, 12 m²: dark grey cupboards, pale tiles and a window towards the sea',
      es: 'Cocina de 12 m² con muebles gris oscuro, azulejo claro y ventana hacia el mar',
    },
  },
  'taulat-aerial': {
    alt: {
      en: 'The seafront at Diagonal Mar from the air, looking south-west: beach, palm-lined promenade, ring road, two curved towers and the park with its pond',
      es: 'El frente marítimo de Diagonal Mar desde el aire, mirando al suroeste: playa, paseo con palmeras, ronda, dos torres curvas y el parque con su estanque',
    },
  },
} as const satisfies Record<string, ImageText>;
