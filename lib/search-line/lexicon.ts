import type { LineFacts } from './facts';

/** Singular, without accents. */
export const lexicon: readonly (readonly [LineFacts, string])[] = [
  [
    { operation: 'sale' },
    'comprar, compra, comprarme, venta, en venta, a la venta, se vende, for sale, sale, buy, buying, to buy, purchase',
  ],
  [
    { operation: 'rent' },
    'alquiler, alquilar, alquilo, en alquiler, de alquiler, se alquila, arrendar, rent, rental, renting, to rent, for rent, to let, for let',
  ],
  [
    {},
    'comprar o alquilar, venta o alquiler, venta y alquiler, alquiler o venta, alquiler y venta, buy or rent, sale or rent, rent or buy, for sale or to rent, for sale or rent',
  ],
  [{ types: ['apartment'] }, 'piso, apartamento, departamento, flat, apartment, condo'],
  [
    { types: ['house'] },
    'casa, adosado, adosada, pareado, pareada, casa adosada, casa pareada, bungalow, house, townhouse, town house, terraced house, semi detached, semi detached house',
  ],
  [
    { types: ['villa'] },
    'villa, chalet, xalet, chale, casa independiente, chalet independiente, detached house, detached villa',
  ],
  [{ types: ['penthouse'] }, 'atico, sobreatico, atic, penthouse, penthouse apartment, penthouse flat'],
  [{ types: ['duplex'] }, 'duplex, triplex, maisonette'],
  [{ types: ['penthouse', 'duplex'] }, 'atico duplex, duplex penthouse'],
  [{ types: ['land'] }, 'parcela, terreno, solar, plot, land, plot of land, building plot, building land'],
  [
    { types: ['commercial'] },
    'local, local comercial, oficina, despacho en alquiler, tienda, commercial premise, commercial property, premise, retail unit, shop, office',
  ],
  [{ features: ['terrace'] }, 'terraza, balcon, terrace, balcony, roof terrace, solarium, azotea'],
  [{ features: ['lift'] }, 'ascensor, lift, elevator'],
  [{ features: ['pool'] }, 'piscina, swimming pool, pool'],
  [{ features: ['garden'] }, 'jardin, garden, yard'],
  [
    { features: ['parking'] },
    'parking, garaje, garage, plaza de garaje, plaza de parking, plaza de aparcamiento, aparcamiento, parking space, car park, parquing',
  ],
  [
    { features: ['sea-view'] },
    'vista al mar, vista mar, vista a el mar, mar a la vista, sea view, seaview, ocean view, view of the sea, view to the sea, view over the sea',
  ],
  [
    { features: ['air-conditioning'] },
    'aire acondicionado, aire, air conditioning, air con, aircon, air conditioned, a c, ac',
  ],
  [{ features: ['furnished'] }, 'amueblado, amueblada, con mueble, mueble, furnished, fully furnished, furniture'],
  [{ without: ['furnished'] }, 'unfurnished, sin amueblar, no amueblado, sin mueble'],
  [
    { features: ['pets'] },
    'mascota, perro, gato, pet friendly, pet, pet allowed, dog, cat, dog friendly, admite mascota, admite perro, acepta mascota, aceptan mascota, se admiten mascota, se aceptan mascota, se permiten mascota, pet ok',
  ],
  [
    { features: ['new-build'] },
    'obra nueva, nueva construccion, nueva promocion, a estrenar, new build, newbuild, newly built, new construction, new development, off plan',
  ],
  [
    { conditions: ['to-renovate'] },
    'para reformar, a reformar, por reformar, necesita reforma, para rehabilitar, to renovate, to reform, needs renovation, needing renovation, in need of renovation, renovation project, unreformed',
  ],
  [
    { conditions: ['new', 'as-new'] },
    'reformado, reformada, recien reformado, recien reformada, totalmente reformado, renovated, newly renovated, recently renovated, refurbished',
  ],
  [
    { conditions: ['new', 'as-new', 'good'] },
    'buen estado, en buen estado, para entrar a vivir, listo para entrar, good condition, move in ready, ready to move in',
  ],
  [{ floor: 'ground' }, 'planta baja, bajo, ground floor, en planta baja, garden flat'],
  [{ floor: 'top' }, 'ultima planta, ultimo piso, planta alta, top floor, upper floor'],
  [
    { maxSea: 150 },
    'primera linea, primera linea de mar, primera linea de playa, primera linea del mar, frente al mar, a pie de playa, pie de playa, first line, first line beach, front line, frontline, front line beach, beachfront, beach front, seafront, sea front, on the beach',
  ],
  [
    { maxSea: 1_000 },
    'cerca del mar, cerca de la playa, cerca de playa, cerca mar, junto al mar, al lado del mar, al lado de la playa, near the sea, near the beach, near sea, near beach, close to the sea, close to the beach, close to sea, close to beach, by the sea, by the beach, next to the beach, walk to the beach, walk to beach',
  ],
  [
    { sort: 'price-asc' },
    'barato, barata, mas barato, mas barata, economico, economica, cheap, cheapest, lowest price, affordable',
  ],
  [{ sort: 'price-desc' }, 'mas caro, mas cara, most expensive'],
  [
    { sort: 'newest' },
    'mas nuevo, mas reciente, reciente, novedad, ultimas novedad, recien llegado, newest, latest, most recent, new listing, newest listing, latest listing',
  ],
  [
    { sort: 'sea' },
    'mas cerca del mar, mas cerca de la playa, closest to the sea, closest to the beach, nearest to the sea, nearest to the beach, nearest the sea, nearest the beach',
  ],
  [{ sort: 'largest' }, 'mas grande, largest, biggest'],
];

/** Set the type; the words are also searched as text. */
export const finerTypes: readonly (readonly [LineFacts, string])[] = [
  [{ types: ['house'] }, 'masia, masias, finca, cortijo, casa rural, caseron'],
  [{ types: ['apartment'] }, 'estudio, studio, studio flat, studio apartment, loft'],
];

/** Phrases that resemble filters but are not. */
export const innocents =
  'bajo precio, precio bajo, bajo coste, bajo consumo, primera linea de golf, first line golf, front line golf, frontline golf, ' +
  'alquiler con opcion a compra, rent to buy, home office, office hours, near shop, near the shop, close to shop, shop nearby, ' +
  'shop and restaurant, local shop, local school, local market, local amenity, local area, local life, local transport, local food, ' +
  'casa de invitado, guest house, pool table, swimming lesson, old town, casco antiguo, casco historico, sala de estar, ' +
  'piso turistico, piso de estudiante, aire libre, al aire libre, oficina de correo, fair air, parking lot free, house share, ' +
  'costa brava, costa calida, costa dorada, costa del sol, costa daurada, costa azahar, ' +
  'gracias, grecia, greece, aldea, calle, carpe, campe, example, ejemplo, barceloneta, barcelonesa, valenciana, valenciano, ' +
  'madrid rio, pedralba, porter, porteria, portal, portes, sierra, terrazo, comparar, compara, packing, barcelones, altera, alta, ' +
  'marina, moreira, benissanet, eixamplar, media, dental, denis, calma, garantia, genial';

export const fillers: ReadonlySet<string> = new Set(
  (
    'a an the in on at of for with and or to from near close by i we me my our want wants need needs looking look search ' +
    'searching seeking find some any please do does you have has is are be there that which show would like home homes property ' +
    'properties listing listings it its price area s t m around nice ' +
    'de del d l la el los las lo un una uno unos unas en con y e o u al para por que se su mi busco buscar busca buscando ' +
    'buscamos quiero queremos querria quisiera necesito tienen tiene tienes teneis hay tenga tengan sea sean este esta zona ' +
    'barrio vivienda viviendas inmueble inmuebles propiedad propiedades hogar precio ver me nos gustaria interesa favor cerca ' +
    'les els'
  ).split(' '),
);
