import type { ImageText } from '../types/image';

export const houseCabanyalValenciaImages = {
  'valencia-street': {
    alt: {
      en: 'Turquoise house of two floors with a band of coloured tiles under its cornice, between a yellow and a terracotta front',
      es: 'Casa turquesa de dos plantas, con una franja de azulejos bajo la cornisa, entre una fachada amarilla y otra terracota',
    },
  },
  'patio-lemon': {
    shows: { room: 'patio', area: 18 },
    alt: {
      en: 'Patio, 18 m²: a lemon tree, green and white tiles, a table for two and a glazed door',
      es: 'Patio de 18 m² con limonero, azulejo verde y blanco, una mesa para dos y una puerta acristalada',
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
  'cabanyal-island': {
    shows: { room: 'kitchen-dining', area: 24 },
    alt: {
      en: 'Kitchen and dining room, 24 m², from the patio: the blue island with bread and fruit, the hob and the fridge behind it',
      es: 'Cocina comedor de 24 m² desde el patio: la isla azul con pan y fruta, y detrás la placa y el frigorífico',
    },
  },
  'cabanyal-bedroom-front': {
    shows: { room: 'bedroom', area: 15 },
    alt: {
      en: 'Main bedroom, 15 m²: an iron bed, clay tiles, cane wardrobe and a green door to the balcony over the street',
      es: 'Dormitorio principal de 15 m² con cama de forja, suelo de barro, armario de rejilla y balconera verde a la calle',
    },
  },
  'cabanyal-bathroom': {
    shows: { room: 'bathroom', area: 6 },
    alt: {
      en: 'Upstairs bathroom, 6 m²: a walk-in shower in sea-green tiles, clay floor and a long washstand',
      es: 'Baño de arriba, 6 m², con ducha abierta de azulejo verde mar, suelo de barro y lavabo largo',
    },
  },
  'cabanyal-study': {
    shows: { room: 'bedroom', area: 10 },
    alt: {
      en: 'Smallest bedroom, 10 m², as a study: a daybed, clay tiles, bookshelves and a desk at the window',
      es: 'Dormitorio pequeño de 10 m² como despacho, con diván, suelo de barro, estanterías y mesa junto a la ventana',
    },
  },
  'cabanyal-aerial': {
    alt: {
      en: 'El Cabanyal from the air: rows of small coloured houses, the palms of the promenade, the beach and the sea',
      es: 'El Cabanyal desde el aire: hileras de casas bajas de colores, las palmeras del paseo, la playa y el mar',
    },
  },
} as const satisfies Record<string, ImageText>;
