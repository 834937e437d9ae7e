import type { ImageText } from '../types/image';

export const apartmentPedralbesMonestirImages = {
  'pedralbes-brick': {
    alt: {
      en: 'Brick block of flats with long balconies among lawns and pines',
      es: 'Edificio de obra vista con balcones corridos entre césped y pinos',
    },
  },
  'bisbe-living': {
    shows: { room: 'living-room', area: 35 },
    alt: {
      en: 'Long living room, 35 m²: brown sofa, two green armchairs, terrazzo floor, glass doors onto a terrace and treetops',
      es: 'Salón alargado de 35 m² con sofá marrón, dos butacas verdes, suelo de terrazo y cristaleras a la terraza y los árboles',
    },
  },
  'bisbe-dining': {
    shows: { room: 'dining-room', area: 14 },
    alt: {
      en: 'Dining room, 14 m²: a round walnut table with five chairs, a cane-fronted sideboard and a window on the trees',
      es: 'Comedor de 14 m² con mesa redonda de nogal y cinco sillas, aparador de rejilla y ventana a los árboles',
    },
  },
  'bisbe-kitchen': {
    shows: { room: 'kitchen', area: 13 },
    alt: {
      en: 'Kitchen, 13 m²: grey-green fronts in an L, pale worktop, terrazzo floor and a small table against the wall',
      es: 'Cocina de 13 m² con muebles verde grisáceo en L, encimera clara, suelo de terrazo y una mesa pequeña junto a la pared',
    },
  },
  'bisbe-bedroom': {
    shows: { room: 'bedroom', area: 18 },
    alt: {
      en: 'Main bedroom, 18 m²: slatted walnut headboard, fitted wardrobe, striped rug on terrazzo, window over the trees',
      es: 'Dormitorio principal de 18 m² con cabecero de listones de nogal, armario, alfombra de rayas y ventana a los árboles',
    },
  },
  'bisbe-bathroom': {
    shows: { room: 'bathroom', area: 7 },
    alt: {
      en: 'Bathroom, 7 m²: olive tiles over a built-in tub, two basins in one stone block, terrazzo floor and high window',
      es: 'Baño de 7 m² con azulejo verde oliva sobre la bañera, dos lavabos en un bloque de piedra y suelo de terrazo',
    },
  },
  'bisbe-aerial': {
    alt: {
      en: 'Carrer del Bisbe Català from the air: the brick building with its garden and pool, the bell tower of the Monestir de Pedralbes and the wooded slope of Collserola',
      es: 'El Carrer del Bisbe Català desde el aire: la finca de ladrillo con su jardín y su piscina, el campanario del Monestir de Pedralbes y la ladera arbolada de Collserola',
    },
  },
} as const satisfies Record<string, ImageText>;
