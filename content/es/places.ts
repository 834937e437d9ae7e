export const placeTexts: Readonly<Record<string, readonly string[]>> = {
  barcelona: [
    'Barcelona son diez distritos, y cada uno tiene precios de ciudad aparte. Entre el mar y Collserola caben las calles medievales de Ciutat Vella, la cuadrícula del Eixample, los antiguos pueblos de Gràcia y Sarrià y las torres de este siglo en Diagonal Mar. Primero se elige el distrito, después la calle y por último el lado de la finca.',
    'Mucho de lo que vendemos se construyó antes de 1980 y forma parte de una comunidad. Antes de una oferta leemos tres años de actas, la inspección técnica del edificio (ITE), obligatoria a partir de los 45 años, y la cédula del piso. Cuentan lo que pasa con la fachada, el ascensor y la cubierta antes de que lo cuenten los vecinos.',
    'Aquí se dice lado mar y lado montaña, y las direcciones se dan por la esquina. Así anotamos también hacia dónde mira cada vivienda: la luz de un piso depende más de eso que de la planta.',
  ],
  eixample: [
    'La calle Balmes parte el distrito: mirando a la montaña, a la derecha queda la Dreta y a la izquierda la Esquerra. Las calles miden veinte metros de ancho, las esquinas van cortadas a cuarenta y cinco grados y cada manzana se cierra en torno a un patio, que algunas han devuelto como jardín. Consell de Cent, Girona, Rocafort y Comte Borrell son hoy ejes verdes casi sin coches.',
    'Las plantas se cuentan en el ascensor y no en el timbre. Sobre los bajos vienen el entresuelo y el principal, de modo que un tercero puede estar a la altura de un quinto. El principal tenía los techos más altos porque allí vivía la propiedad; los ascensores llegaron después, y muchos arrancan medio tramo más arriba.',
    'Lo primero que miramos son las vigas: si son de hierro o de madera, y desde cuándo. Luego la galería de atrás, que en febrero suele ser la estancia más cálida, y el suelo hidráulico, que una vez arrancado no vuelve. Sant Antoni tiene el mercado y pisos más pequeños; alrededor del passeig de Sant Joan son largos y dan a dos lados.',
  ],
  gracia: [
    'Gràcia es parcela pequeña. Entre Gran de Gràcia, Travessera y Torrent de l’Olla hay fincas de tres o cuatro plantas y cinco o seis metros de fachada, con patio detrás y una escalera que no deja sitio para el ascensor. Muchas calles van a un solo nivel de pared a pared, y el coche pasa de visita. El precio de una calle lo ponen sus plazas: Virreina, Sol, Diamant, Revolució.',
    'Más arriba, La Salut y Vallcarca suben hacia el Park Güell y empiezan las escaleras. Al otro lado, el Camp d’en Grassot ya es cuadrícula: manzanas más anchas, ascensor y luz por dos fachadas. Un ático en Gràcia puede haber sido lavadero o palomar: mire si el ascensor llega hasta él o se queda una planta antes.',
    'Antes de valorar un piso aquí nos plantamos en la calle un viernes a las once de la noche y medimos la habitación que da al patio de luces. Preguntamos también cuándo se arreglaron la medianera y los bajantes, porque en fincas de este ancho la factura se reparte entre cuatro o cinco propietarios.',
  ],
  'sarria-sant-gervasi': [
    'El distrito son varios pueblos en una misma cuesta. Sarrià tiene su calle Major, su plaza de la iglesia y casas bajas en Clos de Sant Francesc y las calles de alrededor. Galvany es ciudad: Santaló, Calvet y Muntaner, el mercado de ladrillo y el Turó Park. El Putxet es un cerro con un jardín en lo alto, y las calles que suben a él son en parte escaleras.',
    'Mucho de lo que se vende es de entre los años cincuenta y los ochenta: obra vista, terrazas corridas, portería y garajes dibujados para coches más pequeños. Medimos la plaza de aparcamiento igual que el piso, porque no en todas cabe un coche familiar.',
    'Como aparejador, miro primero las terrazas. La pendiente, los desagües y el canto del forjado deciden lo que la comunidad pagará en diez años. Después, las ventanas que dan a Via Augusta y a la ronda del General Mitre, donde el cristal importa más que las vistas.',
  ],
  pedralbes: [
    'Pedralbes pertenece al distrito de Les Corts y se le parece poco. Del monasterio a la Diagonal bajan avenidas con los frentes ajardinados: Pearson para los chalets y las casas con jardín, Bisbe Català y el passeig dels Til·lers para los pisos, y más abajo la universidad. En la avinguda de Pedralbes, el dragón de hierro de Gaudí guarda la puerta de la Finca Güell.',
    'Los pisos son grandes: cuatro dormitorios, entrada de servicio, dos plazas de garaje. Están en bloques de los años sesenta a los ochenta con jardín comunitario y, a menudo, piscina. La comunidad tiene empleados, así que sus cuentas merecen una tarde entera.',
    'Hay dos cosas que miro antes que las demás. Una es la calefacción, que en algunos bloques sigue siendo central y se paga por coeficiente y no por consumo. La otra es el muro del jardín, porque en esta ladera casi todos contienen tierra. Del barrio solo no hay cifra municipal: lo decimos así y comparamos con pisos reales.',
  ],
  'diagonal-mar': [
    'Aquí acaba la Diagonal y empieza el mar. Las torres rodean el parque entre el passeig del Taulat y la calle Llull, y una segunda fila mira al agua en el passeig de García Fària, con la ronda entre el edificio y la playa. La línea 4 del metro para en Selva de Mar y El Maresme-Fòrum, y el tranvía recorre la avenida.',
    'Son edificios de este siglo: garaje con ascensor, conserje de día o a todas horas, piscina entre las torres. Todo eso lo paga la cuota, que de una torre a otra cambia bastante más que el precio del metro cuadrado. Conviene pedir los tres últimos años y las obras que se hayan votado.',
    'Como aparejador, voy a lo que hace el mar: barandillas, correderas y la fachada del lado del viento. Y visito por la tarde, porque los pisos a poniente tienen la mejor vista y el cristal más caliente. Lo que da al sureste tiene por la mañana el sol que sale del mar y está fresco a la hora de cenar.',
  ],
  'costa-blanca': [
    'Nuestra Costa Blanca es el tramo corto: de Moraira a Altea, por Benissa y Calp, donde la montaña llega al agua. La recorren la N-332 y la AP-7, y el tranvía de vía estrecha de la línea 9 para en Teulada, Benissa, Calp y Altea en su camino entre Dénia y Benidorm. Para todo lo demás se va en coche.',
    'Hay tres clases de vivienda. Villas en ladera, cada una con su piscina y sus muros de contención; pisos junto a las playas de Calp y Altea; y casas de piedra hacia el interior, donde los riuraus en los que se secaba la pasa se han convertido en comedores.',
    'Me crie aquí, y voy al ayuntamiento antes que al fotógrafo: qué dice el Catastro, qué licencia tiene la piscina, si la casa está conectada al alcantarillado o lleva fosa. En suelo rústico pregunto qué parte era legal el día en que se construyó. Es un trabajo que no se ve, y es el que evita los disgustos.',
  ],
  moraira: [
    'Moraira es la costa del municipio de Teulada, que tiene el ayuntamiento y la iglesia arriba, en el interior; los papeles se hacen allí. Junto al mar están el puerto, el castillo pequeño de la playa de L’Ampolla y la cala de El Portet, bajo el Cap d’Or. El resto son laderas, Cap Blanc, Benimeit, Pla del Mar, con calles que dan la vuelta sobre sí mismas.',
    'Una villa aquí es ante todo un terreno. Miro los muros que lo sostienen, por dónde sale el agua cuando llueve como llueve en octubre y cuántos escalones hay de la verja a la cocina. Después comparo piscina, terraza y garaje con los planos del ayuntamiento, porque cualquiera de los tres puede haberse añadido más tarde.',
    'No basta con que mire al sur: una loma a poniente puede llevarse el sol de enero a las cuatro. Por eso quiero haber visto la casa en invierno antes de hablar de su terraza.',
  ],
  altea: [
    'Altea tiene dos mitades con un solo nombre. Arriba está el Casc Antic, en torno a la iglesia de la cúpula azul: casas blancas y calles de escalones donde no entra ni el camión ni la mudanza, Salamanca, Portal Vell, Bellaguarda. Abajo, entre la vía y la N-332, están los pisos de La Roda y Cap Negret, con una playa de cantos que de noche suenan unos contra otros.',
    'Las casas del casco son estrechas y crecen hacia arriba: cocina a la calle, dormitorios en medio, terraza en la cubierta. Subo una silla hasta lo más alto antes de hablar de las vistas. Los muros son de piedra y tierra, así que busco la humedad a la altura de la rodilla y pregunto de quién es el tejado de al lado.',
    'Más lejos, Altea la Vella y las laderas del Mascarat tienen parcelas y villas. Allí pregunto por el camino: si es municipal o de los propietarios, y quién paga cuando se mueve.',
  ],
  benissa: [
    'Benissa es un pueblo de piedra en un alto, de espaldas al turismo. La calle de la Puríssima y las de su alrededor tienen portales por los que cabía un carro y, detrás, patios que nadie sospecha. La costa es otro mundo: las calas de la Fustera, Baladrar, Pinets y l’Advocat, unidas por una senda sobre las rocas.',
    'En medio hay bancales de almendro y viña, y las fincas que más me gustan: casas de muros gruesos, un riurau, un aljibe bajo el patio. En Lleus y en los demás valles están en suelo rústico. Qué se construyó, cuándo y con qué licencia decide si se puede ampliar, así que a la primera visita llevo el expediente del ayuntamiento y el análisis del pozo.',
    'En la costa la pregunta es la pendiente. En el campo son el agua, la fosa y el camino. Me crie entre estas viñas y sigo preguntando.',
  ],
  calp: [
    'Calp está entre dos playas, con el Penyal d’Ifac en medio y la salina detrás. El Arenal-Bol es la larga, la del lado del pueblo, con su paseo y pisos de todas las épocas. La Fossa, al otro lado del peñón, es la de las torres. Cuesta arriba quedan el casco antiguo, pequeño y pintado, y las villas que lo miran todo desde lo alto.',
    'En una torre deciden la planta y el lado. Las más altas ven por encima de los vecinos; hacia la salina hay flamencos y sol de tarde, hacia el mar hay viento. Pregunto por la edad de los ascensores, por lo que la comunidad tiene guardado para la fachada y por cuántos de sus pisos se alquilan por semanas.',
    'La obra nueva se vende con IVA y AJD en lugar de transmisiones, y las dos clases no se comparan por la cifra del anuncio. Nuestras fichas suman ambas, para que se vea lo que cuesta cada una con impuestos y gastos.',
  ],
};

export const rentTexts: Readonly<Record<string, readonly string[]>> = {
  barcelona: [
    'Para alquilar en Barcelona conviene tener una carpeta hecha antes de la visita: documento de identidad o NIE, contrato de trabajo y justificante de ingresos. A quien acaba de llegar le ayudan el contrato que empieza y los extractos del banco. Pida usted también dos documentos: la cédula de habitabilidad y una nota simple reciente que diga quién es el dueño.',
    'En la visita mire lo que luego no se cambia: si el dormitorio da a la calle o al patio de manzana, qué calienta el agua y dónde cabe la lavadora. En nuestras fichas están la renta, la anterior o el índice, la fianza y la clase energética. El día de las llaves se firma un inventario con fotos; con él se decide después qué parte de la fianza se devuelve.',
  ],
};
