import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Dónde vivir: siete zonas de Barcelona y la Costa Blanca',
  excerpt:
    'Cinco zonas de Barcelona y dos tramos de la Costa Blanca: quién se queda, quién acaba marchándose y cuánto cuesta el metro cuadrado.',
  intro: `<p>Nos piden tres habitaciones y terraza. Quieren decir desayunar al sol, o llevar a los niños al colegio a pie, o no volver a buscar aparcamiento en la vida. La vivienda sale de ahí, y antes que la vivienda, la zona. Estas son siete maneras de vivir, con las personas a las que les sientan bien y, lo que es más útil, aquellas a las que no.</p>
<p>Cada zona lleva una lista de cosas que conviene comprobar en persona. Vendemos en las siete y, de vez en cuando, también en Madrid y en València; aquí están <a href="/properties">todas las viviendas</a>.</p>`,
  steps: [
    {
      title: 'Eixample: líneas rectas y techos altos',
      body: `<p>La cuadrícula de Cerdà está pensada para vivir sin coche: metro en todas las direcciones, panadería en el chaflán y aceras anchas bajo los plátanos. Los pisos son largos y tienen dos mitades. Delante están el balcón y el tráfico; detrás, el patio de manzana, a menudo con una galería acristalada y tanto silencio que se oye la radio del vecino.</p>
<p><strong>Feliz aquí:</strong> quien trabaja en el centro y aprecia los techos de 3,5 metros, el suelo hidráulico y volver a pie de cualquier sitio.</p>
<p><strong>No tanto:</strong> quien quiere jardín o garaje. Las habitaciones centrales pueden ser oscuras y un principal en una calle de paso es para gente de sueño profundo. Aquí, las <a href="/homes/for-sale/eixample">viviendas en el Eixample</a>.</p>`,
      checklist: [
        'Estar en el dormitorio un laborable a las ocho con la ventana abierta',
        'Preguntar hacia dónde mira la galería',
        'Recorrer la misma calle un domingo por la mañana',
      ],
    },
    {
      title: 'Gràcia: un pueblo con metro',
      body: `<p>Gràcia fue municipio hasta 1897 y no ha acabado de aceptar la anexión. Casas bajas, calles estrechas y plazas pequeñas donde juegan los niños hasta que llegan los bares. Todo se hace a pie, y antes de un año media calle saluda por el nombre.</p>
<p><strong>Feliz aquí:</strong> las familias que usan la plaza como segundo salón y quien prefiere comprar el queso a una persona y no a una estantería.</p>
<p><strong>No tanto:</strong> quien duerme mal encima de una plaza, quien tiene un coche grande y quien no quiere escaleras, porque muchas fincas pequeñas carecen de ascensor. A mediados de agosto el barrio se engalana y hace ruido una semana entera. Aquí, las <a href="/homes/for-sale/gracia">viviendas en Gràcia</a>.</p>`,
      checklist: [
        'Cenar un viernes en la plaza que hay debajo',
        'Contar los escalones hasta la puerta, con la compra',
        'Preguntar el ancho de la calle y el sol de mediodía en enero',
      ],
    },
    {
      title: 'Sarrià-Sant Gervasi: la parte alta',
      body: `<p>Una cuesta constante y otro ritmo. El casco de Sarrià conserva calle mayor y plaza de la iglesia, como un pueblo; alrededor hay colegios, clínicas y jardines tras los muros. Los FGC llegan a Plaça de Catalunya cada pocos minutos, y Collserola empieza donde dan la vuelta los autobuses.</p>
<p><strong>Feliz aquí:</strong> familias con hijos en edad escolar, médicos, gente que corre por el bosque antes de trabajar.</p>
<p><strong>No tanto:</strong> quien quiere salir a las once de la noche sin planearlo. Entre las cuatro y las cinco de la tarde las calles son de los colegios. Aquí, las <a href="/homes/for-sale/sarria-sant-gervasi">viviendas en Sarrià-Sant Gervasi</a>.</p>`,
      checklist: [
        'Pasar en coche ante los colegios un laborable a las cinco',
        'Volver a pie desde los FGC, cuesta arriba',
        'Preguntar por la plaza del colegio antes que por el piso',
      ],
    },
    {
      title: 'Pedralbes: verde, amplio y tranquilo',
      body: `<p>Entre el monasterio del siglo XIV y la universidad hay avenidas con césped delante de los edificios. Los pisos son grandes, por lo común con portero y casi siempre con garaje. El silencio aquí es lo normal y no un argumento de venta.</p>
<p><strong>Feliz aquí:</strong> quien necesita espacio y tiene perro, dos coches e invitados que se quedan un mes.</p>
<p><strong>No tanto:</strong> quien baja a por el pan en zapatillas. Las tiendas son pocas y quedan lejos unas de otras, y la comunidad paga portero, jardinero y piscina. La cuota se pregunta antes de la visita. Aquí, las <a href="/homes/for-sale/pedralbes">viviendas en Pedralbes</a>.</p>`,
      checklist: [
        'Ir a pie a por un litro de leche y cronometrarlo',
        'Leer las cuentas de la comunidad de tres años',
        'Sentarse diez minutos en el claustro del monasterio',
      ],
    },
    {
      title: 'Diagonal Mar: torres junto a la playa',
      body: `<p>Donde la Diagonal llega al mar se levantan torres alrededor de un parque que proyectaron Enric Miralles y Benedetta Tagliabue. Las viviendas son de este siglo: ascensor, garaje, piscina, conserje y cristal del suelo al techo. La playa está al otro lado de la ronda, a diez minutos en chanclas; el tranvía y la L4 van al centro.</p>
<p><strong>Feliz aquí:</strong> quien quiere el mar y una casa donde todo funcione, viaja a menudo y deja la llave al conserje.</p>
<p><strong>No tanto:</strong> los amantes del azulejo antiguo y del bar de la esquina. Sopla el viento, el cristal a poniente se calienta en julio y el centro queda a media hora. Aquí, las <a href="/homes/for-sale/diagonal-mar">viviendas en Diagonal Mar</a>.</p>`,
      checklist: [
        'Ir a las cinco de una tarde de calor si el cristal mira al oeste',
        'Preguntar cuánto cuesta la comunidad y qué incluye',
        'Caminar hasta el agua y volver',
        'Coger el tranvía a las ocho y media',
      ],
    },
    {
      title: 'Moraira y Benissa: pinos, calas y coche',
      body: `<p>Moraira son villas entre pinos sobre calas pequeñas, un puerto con lonja y apenas un edificio de más de cuatro plantas. La vecina Benissa tiene cuatro kilómetros de la misma costa y, en el interior, un pueblo de piedra que en febrero sigue vivo. Pregunte a qué casas les da el sol en invierno: no a todas.</p>
<p><strong>Feliz aquí:</strong> quien trabaja en casa o ya no trabaja, cocina pescado y conduce a todas partes sin refunfuñar.</p>
<p><strong>No tanto:</strong> los adolescentes. Moraira no tiene tren, los restaurantes cierran en enero, y piscina, parcela y verja piden atención todos los meses en que no hay nadie. Aquí, las viviendas en <a href="/homes/for-sale/moraira">Moraira</a> y en <a href="/homes/for-sale/benissa">Benissa</a>.</p>`,
      checklist: [
        'Venir un fin de semana de enero',
        'Ir en coche de la casa a un médico y a un colegio',
        'Preguntar quién cuida la piscina, y por cuánto',
        'Cotejar la parcela y la piscina con el Catastro',
      ],
    },
    {
      title: 'Altea y Calp: pueblos con el mar delante',
      body: `<p>Dos pueblos en la misma línea de tren y dos caracteres. Altea son calles blancas en lo alto bajo una cúpula azul, estudiantes de Bellas Artes y una playa de cantos. Calp son dos playas largas a los lados del Penyal d’Ifac, flamencos en la salina y pisos con vistas al mar a precios que Moraira dejó atrás hace años.</p>
<p><strong>Feliz aquí:</strong> en Altea, quien tiene buenas rodillas y debilidad por las vistas. En Calp, quien quiere el mar desde el sofá, ascensor y tiendas abiertas todo el año.</p>
<p><strong>No tanto:</strong> en el casco antiguo de Altea, quien lleve cochecito o piano. En Calp, quien no soporte agosto. Aquí, las viviendas en <a href="/homes/for-sale/altea">Altea</a> y en <a href="/homes/for-sale/calpe">Calp</a>.</p>`,
      checklist: [
        'Subir una maleta al casco antiguo de Altea',
        'Ver Calp un 15 de agosto y un 15 de febrero',
        'Preguntar cuántos pisos del rellano están habitados todo el año',
      ],
    },
  ],
  tables: [
    {
      caption: 'Cuánto cuesta el metro cuadrado, segunda mano',
      head: ['Zona', '€/m²', 'Una vivienda de 90 m², aproximadamente'],
      rows: [
        ['Eixample', '5.650', 'de 430.000 a 585.000 €'],
        ['Gràcia', '5.230', 'de 400.000 a 540.000 €'],
        ['Sarrià-Sant Gervasi', '7.000', 'de 535.000 a 725.000 €'],
        ['Pedralbes', 'por encima de los 5.690 de Les Corts', 'por encima de la horquilla de 435.000 a 590.000 €'],
        ['Diagonal Mar', '8.240 de oferta', 'de 630.000 a 855.000 €'],
        ['Moraira', '4.364 de oferta', 'de 335.000 a 450.000 €'],
        ['Benissa', '3.656 de oferta', 'de 280.000 a 380.000 €'],
        ['Altea', '3.476 de oferta', 'de 265.000 a 360.000 €'],
        ['Calp', '3.415 de oferta', 'de 260.000 a 355.000 €'],
      ],
      note: 'Distritos de Barcelona: compraventas registradas en el primer semestre de 2022, ajustadas a 2025, estimación propia. Diagonal Mar: precio de oferta, febrero de 2025. Costa Blanca: precios de oferta, 2025. Un {spread} a cada lado, como en la herramienta, redondeado a 5.000 €.',
    },
    {
      caption: 'De un vistazo',
      head: ['Zona', 'Coche', 'Noches', 'A qué se renuncia'],
      rows: [
        ['Eixample', 'Estorba', 'Animadas; tranquilas detrás', 'Jardín, garaje'],
        ['Gràcia', 'Estorba', 'Animadas', 'Ascensor, silencio'],
        ['Sarrià-Sant Gervasi', 'Cómodo', 'Tranquilas', 'Vida nocturna'],
        ['Pedralbes', 'Necesario', 'Muy tranquilas', 'Tiendas a la puerta'],
        ['Diagonal Mar', 'Opcional', 'Tranquilas', 'Edificios antiguos'],
        ['Moraira y Benissa', 'Necesario', 'Según la temporada', 'Transporte público'],
        ['Altea y Calp', 'Cómodo', 'Según la temporada', 'Calma en agosto'],
      ],
      note: 'Opinión de la agencia.',
    },
  ],
  timeline: [
    { label: 'Dos zonas elegidas sobre el papel', fromWeek: 0, toWeek: 1 },
    { label: 'Un día laborable en cada una', fromWeek: 1, toWeek: 3 },
    { label: 'Un viernes por la noche en cada una', fromWeek: 2, toWeek: 4 },
    { label: 'Una semana de alquiler en la mejor', fromWeek: 4, toWeek: 6 },
    { label: 'Visitas a viviendas', fromWeek: 5, toWeek: 10 },
  ],
  sources: [
    {
      label:
        'Compraventas registradas por distrito, primer semestre de 2022 (estadística municipal de Barcelona), ajustadas por nosotros a 2025',
      url: 'https://ajuntament.barcelona.cat/estadistica',
      asOf: '2025-12-31',
    },
    { label: 'Diagonal Mar: precios de oferta de febrero de 2025', asOf: '2025-02-28' },
    { label: 'Costa Blanca: precios de oferta de 2025', asOf: '2025-12-31' },
  ],
};
