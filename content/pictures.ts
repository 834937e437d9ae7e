import type { Localized } from './types/common';

/** Which part must stay in view when a frame cuts the picture. */
export type FocalPoint = 'center' | 'top' | 'bottom' | 'left' | 'right';

export type PictureText = Readonly<{
  alt: Localized;
  focus?: FocalPoint;
  /** A photograph of what it shows. All others are made by computer, and a listing says so beside them. */
  isPhotograph?: boolean;
}>;

/**
 * What each picture shows. Its sizes and colour are measured by the program that makes them
 * (`picture-sizes.json`); a test holds the two against each other and against `public/pictures`.
 */
export const pictures = {
  'altea-white-house': {
    alt: {
      en: 'Stepped lane of old Altea between white walls, bougainvillea, and the blue dome at its end',
      es: 'Calle escalonada del casco antiguo de Altea entre paredes blancas, con buganvilla y la cúpula azul al fondo',
    },
  },
  'area-altea': {
    alt: {
      en: 'Drawing of Altea: white houses climbing to a blue dome above the sea',
      es: 'Dibujo de Altea: casas blancas que suben hasta una cúpula azul sobre el mar',
    },
  },
  'area-benissa': {
    alt: {
      en: 'Drawing of Benissa: terraces of almond trees in blossom below a stone village and its twin-towered church',
      es: 'Dibujo de Benissa: bancales de almendros en flor bajo un pueblo de piedra y su iglesia de dos torres',
    },
  },
  'area-calp': {
    alt: {
      en: 'Drawing of Calp: the Penyal d’Ifac above a harbour with fishing boats, pastel houses and palms',
      es: 'Dibujo de Calp: el Penyal d’Ifac sobre un puerto con barcas de pesca, casas de colores y palmeras',
    },
  },
  'area-diagonal-mar': {
    alt: {
      en: 'Drawing of Diagonal Mar: glass towers behind a lake with palms',
      es: 'Dibujo de Diagonal Mar: torres de vidrio tras un lago con palmeras',
    },
  },
  'area-eixample': {
    alt: {
      en: 'Drawing of the Eixample from above: blocks with cut corners around green courts',
      es: 'Dibujo del Eixample desde el aire: manzanas de esquinas achaflanadas con patios verdes',
    },
  },
  'area-gracia': {
    alt: {
      en: 'Drawing of a square in Gràcia at night, with a clock tower and café terraces',
      es: 'Dibujo de una plaza de Gràcia de noche, con una torre del reloj y terrazas de café',
    },
  },
  'area-madrid': {
    alt: {
      en: 'Drawing of the Barrio de Salamanca in Madrid: an avenue of plane trees, a corner turret with a slate dome and a stone gate in the distance',
      es: 'Dibujo del barrio de Salamanca, en Madrid: una avenida de plátanos, una torre de esquina con cúpula de pizarra y una puerta de piedra al fondo',
    },
  },
  'area-moraira': {
    alt: {
      en: 'Drawing of a cove near Moraira with parasols, boats and a rock on the horizon',
      es: 'Dibujo de una cala cerca de Moraira con sombrillas, barcas y un peñón en el horizonte',
    },
  },
  'area-pedralbes': {
    alt: {
      en: 'Drawing of the cloister of Pedralbes with its fountain and orange trees',
      es: 'Dibujo del claustro de Pedralbes con su fuente y sus naranjos',
    },
  },
  'area-sarria': {
    alt: {
      en: 'Drawing of a stepped lane in Sarrià between garden walls, with the Tibidabo behind',
      es: 'Dibujo de un callejón escalonado de Sarrià entre muros de jardín, con el Tibidabo al fondo',
    },
  },
  'area-valencia': {
    alt: {
      en: 'Drawing of El Cabanyal in València: tiled town houses in turquoise, ochre, rose and blue, with the beach at the end of the row',
      es: 'Dibujo del Cabanyal, en València: casas de azulejos turquesa, ocre, rosa y azul, con la playa al final de la hilera',
    },
  },
  'bathroom-blue': {
    alt: {
      en: 'Bathroom with blue tiles, a free-standing tub and the sea in the window',
      es: 'Baño con azulejos azules, bañera exenta y el mar en la ventana',
    },
  },
  'bathroom-city-green': {
    alt: {
      en: 'Bathroom with a wall of green tiles, a free-standing tub by the window and a terrazzo floor',
      es: 'Baño con una pared de azulejo verde, bañera exenta junto a la ventana y suelo de terrazo',
    },
  },
  'bathroom-city-white': {
    alt: {
      en: 'Bathroom with a terrazzo floor, pastel tiles and a tub before a courtyard window',
      es: 'Baño con suelo de terrazo, azulejos en tonos pastel y bañera ante una ventana al patio',
    },
  },
  'bathroom-garden': {
    alt: {
      en: 'Bathroom with honey-coloured tiles and a free-standing tub at a window onto the garden',
      es: 'Baño con azulejos color miel y bañera exenta junto a una ventana al jardín',
    },
  },
  'bathroom-ink': {
    alt: {
      en: 'Bathroom with ivory tiles edged in dark blue, a star-patterned floor and a tub under the window',
      es: 'Baño con azulejo marfil y remate azul oscuro, suelo hidráulico de estrellas y bañera bajo la ventana',
    },
  },
  'bathroom-mustard': {
    alt: {
      en: 'Bathroom of the seventies in mustard-yellow tiles, with a pedestal basin and a built-in tub, empty',
      es: 'Baño de los setenta en azulejo amarillo mostaza, con lavabo de pie y bañera empotrada, vacío',
    },
  },
  'bathroom-olive': {
    alt: {
      en: 'Bathroom with a wall of olive tiles, a terrazzo floor and a tub at the height of the trees',
      es: 'Baño con una pared de azulejo verde oliva, suelo de terrazo y bañera a la altura de los árboles',
    },
  },
  'bathroom-rose': {
    alt: {
      en: 'Bathroom with rose tiles, a terrazzo floor and a tub by the window',
      es: 'Baño con azulejos rosados, suelo de terrazo y bañera junto a la ventana',
    },
  },
  'bathroom-sage': {
    alt: {
      en: 'Small bathroom in sage-green tiles with an oak washstand and a tub under the window',
      es: 'Baño pequeño de azulejo verde salvia, con mueble de roble y bañera bajo la ventana',
    },
  },
  'bathroom-sea': {
    alt: {
      en: 'Bathroom with green tiles, terrazzo and a tub that looks on the sea',
      es: 'Baño con azulejos verdes, terrazo y una bañera con vistas al mar',
    },
  },
  'bedroom-cabanyal': {
    alt: {
      en: 'Bedroom under beams with two green French windows on the street and a floor of flowered tiles',
      es: 'Dormitorio bajo las vigas con dos balconeras verdes a la calle y suelo hidráulico de flores',
    },
  },
  'bedroom-city': {
    alt: {
      en: 'Bedroom with an oak floor and a glass wall onto the terrace, the city and the sea beyond',
      es: 'Dormitorio con suelo de roble y cristalera a la terraza, con la ciudad y el mar al fondo',
    },
  },
  'bedroom-clay': {
    alt: {
      en: 'Bedroom with beams, a clay floor and two green windows looking into the trees',
      es: 'Dormitorio con vigas, suelo de barro y dos ventanas verdes entre los árboles',
    },
  },
  'bedroom-court': {
    alt: {
      en: 'Quiet bedroom with a slatted oak headboard and one window on the inner court',
      es: 'Dormitorio tranquilo con cabecero de listones de roble y una ventana al patio interior',
    },
  },
  'bedroom-empty': {
    alt: {
      en: 'Emptied bedroom with an oak floor, a radiator and the pale marks of furniture on the wall',
      es: 'Dormitorio vacío con suelo de roble, un radiador y las marcas claras de los muebles en la pared',
    },
  },
  'bedroom-garden': {
    alt: {
      en: 'Pale bedroom with a slatted oak headboard and a glass wall onto lawn and hedge',
      es: 'Dormitorio claro con cabecero de roble y una pared de vidrio que da al césped y al seto',
    },
  },
  'bedroom-olive': {
    alt: {
      en: 'Bedroom in olive tones with a wall of glass and a terrace on the sea',
      es: 'Dormitorio en tonos oliva con ventanal y terraza al mar',
    },
  },
  'bedroom-patio-ochre': {
    alt: {
      en: 'Bedroom with ochre cushions and a wall of steel-framed glass onto a patio full of pots',
      es: 'Dormitorio con cojines ocres y una pared de vidrio y acero que da a un patio lleno de macetas',
    },
  },
  'bedroom-patio-sage': {
    alt: {
      en: 'Pale green bedroom with a slatted headboard and a glass wall onto a courtyard of plants',
      es: 'Dormitorio verde pálido con cabecero de listones y una cristalera a un patio lleno de plantas',
    },
  },
  'bedroom-rose': {
    alt: {
      en: 'Bedroom in rose tones with a wide window facing the sea',
      es: 'Dormitorio en tonos rosados con una ventana ancha frente al mar',
    },
  },
  'bedroom-sea': {
    alt: {
      en: 'Bright bedroom with an oak floor and a window wall onto the sea',
      es: 'Dormitorio luminoso con suelo de roble y ventanal al mar',
    },
  },
  'bedroom-terrazzo': {
    alt: {
      en: 'Bedroom with a terrazzo floor and a glass wall at the height of the treetops',
      es: 'Dormitorio con suelo de terrazo y una cristalera a la altura de las copas de los árboles',
    },
  },
  'bedroom-tiles': {
    alt: {
      en: 'Bedroom with a floor of flowered cement tiles and two windows onto the inner court',
      es: 'Dormitorio con suelo hidráulico de flores y dos ventanas al patio de manzana',
    },
  },
  'bedroom-torrijos': {
    alt: {
      en: 'Bedroom under beams with blue and cream chequered tiles and a tall window on the courtyard',
      es: 'Dormitorio bajo las vigas, con baldosas ajedrezadas en azul y crema y una ventana alta al patio',
    },
  },
  'benissa-masia-2': {
    alt: {
      en: 'Stone farmhouse with blue shutters behind a bed of lavender, between cypresses',
      es: 'Masía de piedra con contraventanas azules tras un macizo de lavanda, entre cipreses',
    },
  },
  'blog-buying': {
    alt: {
      en: 'Drawing: a deed, keys and a plan on a table of patterned tiles',
      es: 'Dibujo: una escritura, unas llaves y un plano sobre una mesa de baldosas hidráulicas',
    },
  },
  'blog-design': {
    alt: {
      en: 'Drawing: a reading corner with a blue armchair and a plant in the evening light',
      es: 'Dibujo: un rincón de lectura con un sillón azul y una planta a la luz de la tarde',
    },
  },
  'blog-investment': {
    alt: {
      en: 'Drawing: roofs of Barcelona that rise like the bars of a chart at sunset',
      es: 'Dibujo: tejados de Barcelona que suben como las barras de un gráfico al atardecer',
    },
  },
  'blog-market': {
    alt: {
      en: 'Drawing: a market stall with fruit under a striped awning',
      es: 'Dibujo: un puesto de mercado con fruta bajo un toldo de rayas',
    },
  },
  'blog-renovation': {
    alt: {
      en: 'Drawing: a room half painted green, with a ladder, paint and a bare brick wall',
      es: 'Dibujo: una habitación a medio pintar de verde, con escalera, pintura y una pared de ladrillo visto',
    },
  },
  'blog-selling': {
    alt: {
      en: 'Drawing: balcony doors wide open on the roofs of the city',
      es: 'Dibujo: balconeras abiertas de par en par sobre los tejados de la ciudad',
    },
  },
  'calp-apartments': {
    alt: {
      en: 'Rounded building of eight floors with white terraces, between palms a row behind the promenade of Calp',
      es: 'Edificio redondeado de ocho plantas con terrazas blancas, entre palmeras y una fila detrás del paseo de Calp',
    },
  },
  'eixample-corner': {
    alt: {
      en: 'Cut corner of an Eixample block with a glazed bay, balconies and plane trees',
      es: 'Chaflán del Eixample con tribuna acristalada, balcones y plátanos',
    },
  },
  'eixample-cream': {
    alt: {
      en: 'Cream front in the Eixample with a glazed gallery over two floors and coloured panes',
      es: 'Fachada crema del Eixample con una tribuna de dos plantas y vidrios de colores',
    },
  },
  'eixample-mint': {
    alt: {
      en: 'Mint-green corner house of the Eixample with a curved gable and striped awnings',
      es: 'Finca esquinera del Eixample de color verde menta, con frontón curvo y toldos de rayas',
    },
  },
  'eixample-ochre': {
    alt: {
      en: 'Ochre fronts of the Eixample with blue blinds, and plane trees along the pavement',
      es: 'Fachadas ocres del Eixample con persianas azules y plátanos en la acera',
    },
  },
  'eixample-rose': {
    alt: {
      en: 'Rose-coloured Eixample house with a glazed bay and a curved gable',
      es: 'Finca del Eixample de fachada rosada con tribuna y remate ondulado',
    },
  },
  'eixample-sgraffito': {
    alt: {
      en: 'Modernista front with sgraffito, a bay of coloured glass and balconies with flowers',
      es: 'Fachada modernista con esgrafiados, tribuna de vidrios de colores y balcones con flores',
    },
  },
  'eixample-terracotta': {
    alt: {
      en: 'Terracotta house with a curved gable in a row of the Eixample, plane trees along the street',
      es: 'Finca de color teja con remate curvo en una fila del Eixample, con plátanos en la acera',
    },
  },
  'gallery-empty': {
    alt: {
      en: 'Empty glazed gallery with coloured fanlights and a chequered floor above the inner court',
      es: 'Galería acristalada vacía con montantes de color y suelo ajedrezado sobre el patio de manzana',
    },
  },
  'gallery-persimmon': {
    alt: {
      en: 'Glazed gallery over the inner court with two cane chairs, pots along the sill and coloured panes',
      es: 'Galería acristalada al patio de manzana con dos sillones de mimbre, macetas y vidrios de colores',
    },
  },
  'gracia-blue': {
    alt: {
      en: 'Blue house in Gràcia with a long balcony and striped awnings',
      es: 'Casa azul de Gràcia con balcón corrido y toldos a rayas',
    },
  },
  'gracia-rose': {
    alt: {
      en: 'Rose-coloured house in Gràcia with iron balconies, striped awnings and a street lamp',
      es: 'Casa rosa de Gràcia con balcones de hierro, toldos a rayas y una farola',
    },
  },
  'gracia-sage': {
    alt: {
      en: 'Low sage-green house in Gràcia with brown shutters and café tables below',
      es: 'Casa baja de Gràcia, verde salvia, con contraventanas marrones y mesas de café',
    },
  },
  'gracia-yellow': {
    alt: {
      en: 'Yellow house of two upper floors on a street of Gràcia, café tables under its awnings',
      es: 'Casa amarilla de dos plantas altas en una calle de Gràcia, con mesas de café bajo los toldos',
    },
  },
  'guide-buying': {
    alt: {
      en: 'Drawing: a key with a house-shaped tag in the lock of an old door',
      es: 'Dibujo: una llave con un llavero en forma de casa en la cerradura de una puerta antigua',
    },
  },
  'guide-buying-tall': {
    alt: {
      en: 'Drawing: an arched door ajar between two potted trees, the lamp lit inside',
      es: 'Dibujo: una puerta de arco entreabierta entre dos macetas, con la lámpara encendida dentro',
    },
    focus: 'top',
  },
  'guide-first-home': {
    alt: {
      en: 'Drawing: the first evening in an empty apartment, with boxes, a mattress and a lamp, and the balcony doors open to the roofs of Barcelona',
      es: 'Dibujo: la primera noche en un piso vacío, con cajas, un colchón y una lámpara, y el balcón abierto a los tejados de Barcelona',
    },
  },
  'guide-inspiration': {
    alt: {
      en: 'Drawing: breakfast on a terrace under vines, with the sea behind',
      es: 'Dibujo: un desayuno en una terraza bajo las parras, con el mar detrás',
    },
  },
  'guide-investment': {
    alt: {
      en: 'Drawing: a block of flats cut open at night, a life in every room',
      es: 'Dibujo: una finca abierta en sección de noche, con una vida en cada habitación',
    },
  },
  'guide-investment-figures': {
    alt: {
      en: 'Drawing: columns of coins that grow and then shrink on a marble table, with a model house, an account book, an abacus and a coffee by the window',
      es: 'Dibujo: columnas de monedas que crecen y luego bajan sobre una mesa de mármol, con la maqueta de una finca, un libro de cuentas, un ábaco y un café junto a la ventana',
    },
  },
  'guide-legal': {
    alt: {
      en: 'Drawing: a notary’s desk with scales and a signed deed in front of a bookcase',
      es: 'Dibujo: la mesa de un notario con una balanza y una escritura firmada ante una librería',
    },
  },
  'guide-renting': {
    alt: {
      en: 'Drawing: suitcases and boxes in a tiled hall on moving day',
      es: 'Dibujo: maletas y cajas en un recibidor de azulejos el día de la mudanza',
    },
  },
  'guide-selling': {
    alt: {
      en: 'Drawing: a balcony with flowers, a cat and a sign with a key',
      es: 'Dibujo: un balcón con flores, un gato y un letrero con una llave',
    },
  },
  'guide-selling-weeks': {
    alt: {
      en: 'Drawing: a camera on a tripod in a sunny, tidy living room, and on the wall a calendar of eight weeks, more than half of it ticked',
      es: 'Dibujo: una cámara sobre un trípode en un salón soleado y ordenado, y en la pared un calendario de ocho semanas, más de la mitad ya tachadas',
    },
    focus: 'right',
  },
  'hero-tall': {
    alt: {
      en: 'Cut corner of an Eixample block in the morning light, crowned by a curved gable',
      es: 'Chaflán del Eixample a la luz de la mañana, coronado por un remate ondulado',
    },
    focus: 'top',
  },
  'hero-wide': {
    alt: {
      en: 'Cut corner of an Eixample block in the morning light, with balconies, a glazed bay and plane trees',
      es: 'Chaflán del Eixample a la luz de la mañana, con balcones, tribuna y plátanos',
    },
    focus: 'top',
  },
  'kitchen-1986': {
    alt: {
      en: 'Narrow emptied kitchen of the eighties with cream cupboards and a door to the court',
      es: 'Cocina estrecha de los ochenta, vacía, con muebles crema y puerta al patio',
    },
  },
  'kitchen-blue': {
    alt: {
      en: 'Blue kitchen open to the dining room, with cement tiles and exposed beams',
      es: 'Cocina azul abierta al comedor, con suelo hidráulico y vigas vistas',
    },
  },
  'kitchen-clay': {
    alt: {
      en: 'Country kitchen with a clay floor, dark beams, an island and a long table by two windows',
      es: 'Cocina de campo con suelo de barro, vigas oscuras, isla y mesa larga junto a dos ventanas',
    },
  },
  'kitchen-ink': {
    alt: {
      en: 'Kitchen with ink-blue cupboards, a tiled floor in a star pattern and a table set for lunch',
      es: 'Cocina con muebles azul tinta, suelo hidráulico de estrellas y la mesa puesta para comer',
    },
  },
  'kitchen-marble': {
    alt: {
      en: 'Old kitchen with a marble bench, gathered curtains below it, a hood and a chequered floor',
      es: 'Cocina antigua con banco de mármol, cortinillas, campana y suelo ajedrezado',
    },
  },
  'kitchen-oak': {
    alt: {
      en: 'Narrow kitchen with pale grey cupboards, oak boards and a small table under a print',
      es: 'Cocina estrecha con muebles gris claro, suelo de roble y una mesita bajo una lámina',
    },
  },
  'kitchen-petrol': {
    alt: {
      en: 'Narrow kitchen with petrol-blue cupboards, a star-patterned floor and a table for two',
      es: 'Cocina estrecha con muebles azul petróleo, suelo hidráulico de estrellas y mesa para dos',
    },
  },
  'kitchen-plain': {
    alt: {
      en: 'Pale kitchen with terracotta tiles, an oak island and a table for six',
      es: 'Cocina clara con azulejos de terracota, isla de roble y mesa para seis',
    },
  },
  'kitchen-sage': {
    alt: {
      en: 'Kitchen with sage-green cupboards, a patterned tile floor and beams',
      es: 'Cocina con muebles verde salvia, suelo hidráulico y vigas',
    },
  },
  'kitchen-sea': {
    alt: {
      en: 'White kitchen with an island and a long table on flowered tiles, its two windows full of sea',
      es: 'Cocina blanca con isla y mesa larga sobre baldosas de flores, con el mar en sus dos ventanas',
    },
  },
  'kitchen-terracotta': {
    alt: {
      en: 'Kitchen with terracotta cupboards, an island, a long table and a star-patterned floor under beams',
      es: 'Cocina con muebles de color teja, isla, mesa larga y suelo de estrellas bajo las vigas',
    },
  },
  'land-moraira': {
    alt: {
      en: 'Plot of land with dry-stone walls, almond trees and pines, the Penyal d’Ifac in the distance',
      es: 'Terreno con muros de piedra seca, almendros y pinos, y el Penyal d’Ifac a lo lejos',
    },
  },
  'land-moraira-below': {
    alt: {
      en: 'The plot from its lower edge: dry-stone terraces, herbs in flower and pines against the sky',
      es: 'La parcela desde su parte baja: bancales de piedra seca, hierbas en flor y pinos contra el cielo',
    },
  },
  'land-moraira-terraces': {
    alt: {
      en: 'The terraces from above: almond trees between dry-stone walls, Moraira by the sea and the Penyal d’Ifac to the right',
      es: 'Los bancales desde arriba: almendros entre muros de piedra seca, Moraira junto al mar y el Penyal d’Ifac a la derecha',
    },
  },
  'land-moraira-upper': {
    alt: {
      en: 'The plot from its upper terrace: an almond tree, umbrella pines, the sea and the Penyal d’Ifac',
      es: 'La parcela desde el bancal alto: un almendro, pinos piñoneros, el mar y el Penyal d’Ifac',
    },
  },
  'living-altea': {
    alt: {
      en: 'White living room under old beams with a clay floor, a wood stove and one tall window with a blue frame',
      es: 'Sala blanca bajo vigas antiguas, con suelo de barro, estufa de leña y una ventana alta de marco azul',
    },
  },
  'living-arenal': {
    alt: {
      en: 'Bright living room with a rose sofa, a pale terrazzo floor and a window wall onto the sea',
      es: 'Salón luminoso con sofá rosa, suelo de terrazo claro y ventanal al mar',
    },
  },
  'living-blue': {
    alt: {
      en: 'Pale blue living room with plaster mouldings, herringbone oak and three arched windows',
      es: 'Salón azul pálido con molduras, roble en espiga y tres ventanas en arco',
    },
  },
  'living-city': {
    alt: {
      en: 'Living room with an oak floor and a blue sofa, its window wall open to a terrace over the city and the sea',
      es: 'Salón con suelo de roble y sofá azul, con un ventanal a la terraza sobre la ciudad y el mar',
    },
  },
  'living-cream': {
    alt: {
      en: 'Living room with Catalan vaults, dark beams and three arched balcony doors',
      es: 'Salón con bóvedas catalanas, vigas oscuras y tres balconeras en arco',
    },
  },
  'living-empty-oak': {
    alt: {
      en: 'Empty living room with three arched windows, white mouldings and sunlight on oak in herringbone',
      es: 'Salón vacío con tres ventanas en arco, molduras blancas y sol sobre el roble en espiga',
    },
  },
  'living-empty-tiles': {
    alt: {
      en: 'Empty room to renovate with dark beams, two arched balcony doors and a floor of patterned tiles',
      es: 'Sala vacía por reformar, con vigas oscuras, dos balconeras en arco y suelo hidráulico',
    },
  },
  'living-green': {
    alt: {
      en: 'Classic living room with pale green walls and a green sofa',
      es: 'Salón clásico de paredes verde pálido con un sofá verde',
    },
  },
  'living-lawn': {
    alt: {
      en: 'Wide living room in grey and oak whose glass wall opens onto the lawn',
      es: 'Salón amplio en gris y roble con una pared de vidrio que se abre al césped',
    },
  },
  'living-loquat': {
    alt: {
      en: 'Living room with a marble fireplace, dark boards and three arched doors onto the garden',
      es: 'Salón con chimenea de mármol, suelo de madera oscura y tres puertas de arco al jardín',
    },
  },
  'living-ochre': {
    alt: {
      en: 'Living room with three arched windows, reddish beams, herringbone oak and an ochre sofa',
      es: 'Salón con tres ventanas en arco, vigas rojizas, roble en espiga y un sofá ocre',
    },
  },
  'living-pines': {
    alt: {
      en: 'Living room with a clay floor, its glass wall onto the pool, two umbrella pines and the sea',
      es: 'Salón con suelo de barro y una pared de vidrio ante la piscina, dos pinos piñoneros y el mar',
    },
  },
  'living-portet': {
    alt: {
      en: 'White living room with blue cushions and a glass wall onto the pool, the pines and the bay',
      es: 'Salón blanco con cojines azules y una pared de vidrio ante la piscina, los pinos y la bahía',
    },
  },
  'living-sea': {
    alt: {
      en: 'White living room with blue details and the sea behind three arched windows',
      es: 'Salón blanco con detalles azules y el mar tras tres ventanas en arco',
    },
  },
  'living-seafront': {
    alt: {
      en: 'Light living room with an oak floor and a pale sofa, its terrace high above the beach and the sea',
      es: 'Salón claro con suelo de roble y sofá crudo, con la terraza muy por encima de la playa y el mar',
    },
  },
  'living-terracotta': {
    alt: {
      en: 'Living room in pale rose with white beams, three arched windows and a terracotta sofa',
      es: 'Salón rosa pálido con vigas blancas, tres ventanas en arco y un sofá de color teja',
    },
  },
  'living-terrazzo': {
    alt: {
      en: 'Long living room with a polished terrazzo floor, a green sofa and a window wall at the height of the trees',
      es: 'Salón largo con suelo de terrazo pulido, sofá verde y un ventanal a la altura de los árboles',
    },
  },
  'living-tiles-rose': {
    alt: {
      en: 'Living room with a rose sofa on patterned tiles and two balcony doors above the plane trees',
      es: 'Salón con sofá rosa sobre suelo hidráulico y dos balconeras por encima de los plátanos',
    },
  },
  'living-verdi': {
    alt: {
      en: 'Living room with beams, a floor of flowered cement tiles, a blue sofa and two balcony doors',
      es: 'Salón con vigas, suelo hidráulico de flores, sofá azul y dos balconeras',
    },
  },
  'living-virreina': {
    alt: {
      en: 'Living room with a fireplace, an arched mirror, beams, patterned tiles and two balconies',
      es: 'Salón con chimenea, espejo de arco, vigas, suelo hidráulico y dos balcones',
    },
  },
  'madrid-block': {
    alt: {
      en: 'Brick and cream blocks of flats in Madrid with iron balconies and red awnings',
      es: 'Fincas de ladrillo y crema de Madrid, con balcones de hierro y toldos rojos',
    },
  },
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
  'moraira-villa-2': {
    alt: {
      en: 'White villa at nightfall, its rooms lit, a long pool in front and the bay behind',
      es: 'Villa blanca al anochecer, con las habitaciones encendidas, una piscina larga delante y la bahía detrás',
    },
  },
  'patio-lemon': {
    alt: {
      en: 'Patio with a lemon tree, green and white tiles, a table for two and a glazed door',
      es: 'Patio con limonero, azulejo verde y blanco, una mesa para dos y una puerta acristalada',
    },
  },
  'pedralbes-brick': {
    alt: {
      en: 'Brick block of flats with long balconies among lawns and pines',
      es: 'Edificio de obra vista con balcones corridos entre césped y pinos',
    },
  },
  'pedralbes-villa': {
    alt: {
      en: 'White modern villa beside a blue pool, with stone pines, cypresses and sun beds',
      es: 'Villa moderna blanca junto a una piscina azul, con pinos, cipreses y tumbonas',
    },
  },
  'penthouse-golden': {
    alt: {
      en: 'Penthouse terrace with a pergola over roofs and sea at sunset',
      es: 'Terraza de ático con pérgola sobre los tejados y el mar al atardecer',
    },
  },
  'penthouse-morning': {
    alt: {
      en: 'Terrace with a blue sofa under a pergola in the morning, the city and the sea below',
      es: 'Terraza con sofá azul bajo una pérgola por la mañana, con la ciudad y el mar a sus pies',
    },
  },
  'penthouse-terracotta': {
    alt: {
      en: 'Corner sofa under a pergola in the late sun, with the roofs, the sea and a hill behind',
      es: 'Sofá de esquina bajo una pérgola al sol de la tarde, con los tejados, el mar y un monte detrás',
    },
  },
  'premises-day': {
    alt: {
      en: 'Shop with three windows, striped awnings and a double door on a street of the Eixample by day',
      es: 'Local de tres escaparates con toldos de rayas y puerta doble en una calle del Eixample, de día',
    },
  },
  'premises-eixample': {
    alt: {
      en: 'Lit shop front of an Eixample house at nightfall, with awnings and a central door',
      es: 'Escaparates iluminados de una finca del Eixample al caer la noche, con toldos y puerta central',
    },
  },
  'roof-altea': {
    alt: {
      en: 'Roof terrace with a table for two and potted flowers, a blue dome and the bay behind',
      es: 'Azotea con mesa para dos y macetas de flores, con una cúpula azul y la bahía detrás',
    },
  },
  'roof-virreina': {
    alt: {
      en: 'Roof terrace of red tiles with a washing line and, beside it, the bell tower of the square',
      es: 'Azotea de baldosa roja con la ropa tendida y, al lado, el campanario de la plaza',
    },
  },
  'sarria-house': {
    alt: {
      en: 'Cream town house with a small tower in Sarrià, behind a garden wall and cypresses',
      es: 'Casa color crema con torreón en Sarrià, tras un muro de jardín y cipreses',
    },
  },
  'shop-depth': {
    alt: {
      en: 'The empty shop floor along its length: two iron columns, the windows on the left, a glazed door to the office behind',
      es: 'El local vacío a lo largo: dos columnas de hierro, los escaparates a la izquierda y una puerta acristalada a la oficina',
    },
  },
  'shop-inside': {
    alt: {
      en: 'Empty shop floor with cast-iron columns, vaulted ceiling and three windows on the street',
      es: 'Local vacío con columnas de hierro, techo de bovedillas y tres escaparates a la calle',
    },
  },
  'spot-empty-search': {
    alt: {
      en: 'Drawing: a magnifying glass over a map, with the outline of a house that is not there',
      es: 'Dibujo: una lupa sobre un plano, con la silueta de una casa que no está',
    },
  },
  'spot-error': {
    alt: {
      en: 'Drawing: rain over a balcony, with an umbrella hung from the railing',
      es: 'Dibujo: lluvia sobre un balcón, con un paraguas colgado de la barandilla',
    },
  },
  'spot-message-sent': {
    alt: {
      en: 'Drawing: a brass letter box with a sealed letter and a swallow',
      es: 'Dibujo: un buzón de latón con una carta lacrada y una golondrina',
    },
  },
  'spot-not-found': {
    alt: {
      en: 'Drawing: a walled-up doorway with a key on the step',
      es: 'Dibujo: un portal tapiado con una llave en el escalón',
    },
  },
  'terrace-gracia': {
    alt: {
      en: 'Roof terrace in Gràcia with a corner sofa and bougainvillea, the towers of the Sagrada Família over the roofs',
      es: 'Terraza en Gràcia con sofá de esquina y buganvilla, y las torres de la Sagrada Família sobre los tejados',
    },
  },
  'tower-diagonal-2': {
    alt: {
      en: 'Two waving residential towers above palms, seen from the park',
      es: 'Dos torres residenciales onduladas sobre las palmeras, vistas desde el parque',
    },
  },
  'tower-seafront': {
    alt: {
      en: 'Residential tower with waving balconies beside the promenade and the beach',
      es: 'Torre residencial de balcones ondulados junto al paseo marítimo y la playa',
    },
  },
  'valencia-street': {
    alt: {
      en: 'Street in València with turquoise, yellow and terracotta fronts under striped awnings',
      es: 'Calle de València con fachadas turquesa, amarillas y terracota sobre toldos de rayas',
    },
  },
  'villa-day': {
    alt: {
      en: 'White villa with a pool, umbrella pines and the sea behind',
      es: 'Villa blanca con piscina, pinos piñoneros y el mar detrás',
    },
  },
  'villa-dusk': {
    alt: {
      en: 'White villa at dusk, its pool and rooms lit',
      es: 'Villa blanca al anochecer, con la piscina y las salas encendidas',
    },
  },
  'villa-sand': {
    alt: {
      en: 'Sand-coloured villa with a lavender garden and a pool facing the sea',
      es: 'Villa color arena con jardín de lavanda y piscina frente al mar',
    },
  },
  'villa-sand-pool': {
    alt: {
      en: 'Sand-coloured villa across its pool in the evening sun, with a parasol, sun beds and the sea',
      es: 'Villa color arena al otro lado de la piscina con el sol de la tarde, sombrilla, tumbonas y el mar',
    },
  },
  'white-street': {
    alt: {
      en: 'Stepped lane of white houses with blue doors and bougainvillea, a dome at its end',
      es: 'Callejón escalonado de casas blancas con puertas azules y buganvillas, y una cúpula al fondo',
    },
  },
} as const satisfies Record<string, PictureText>;

export type PictureName = keyof typeof pictures;
