import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'La inversión inmobiliaria en cifras: del 4,6 % bruto al neto',
  excerpt:
    'Un piso de 300.000 € para alquilar: de la rentabilidad bruta a lo que queda tras impuestos, con y sin préstamo, y cuatro formas de invertir.',
  intro: `<p>Un piso de 300.000 € que se alquila por 1.150 € al mes rinde un 4,6 %. La frase es cierta y no ha hecho rico a nadie. Entre ella y el extracto del banco están el impuesto de la compra, la comunidad, quince días vacíos, una caldera y Hacienda. Los vemos uno por uno con un solo ejemplo, para que cada cual ponga su piso en el lugar del nuestro.</p>
<p>Los tipos impositivos son los del 20 de noviembre de 2026. Las cantidades supuestas se indican: sirven para ver la forma de la cuenta. En España es normal entre el 3 y el 6 % bruto, y a quien promete más hay que preguntarle qué ha dejado fuera. El camino general está en <a href="/guias/inversion">la guía para invertir</a>.</p>`,
  steps: [
    {
      title: 'Bruto: la cifra del anuncio',
      body: `<p>Doce rentas de 1.150 € son 13.800 €. Divididas entre un precio de 300.000 €, el <strong>4,6 %</strong>. Pero no se pagan 300.000 €. En Cataluña el ITP del {itp.catalonia.1} añade 30.000 €; la notaría, 900 €; el Registro, 450 €; la gestoría, 400 €: en total, 331.750 €. Sobre esa suma la misma renta es un 4,2 %.</p>
<p>En Barcelona la renta no la elige el propietario: antes de escribir 1.150 € en la cuenta hay que mirar el último contrato y el índice de referencia de esa dirección. Si el techo son 950 €, la rentabilidad bruta es del 3,8 %, y es mejor saberlo antes de las arras.</p>`,
      checklist: [
        'Techo legal de la renta consultado',
        'Todos los gastos de compra en el divisor',
        'Renta tomada de un contrato firmado o de tres comparables',
      ],
    },
    {
      title: 'Neto: lo que cuesta un año',
      body: `<p>En el ejemplo (supuesto, dentro de las horquillas habituales en España): comunidad de 90 € al mes, 1.080 €; IBI al 0,7 % de un valor catastral de 110.000 €, 770 €; seguro, 300 €; reparaciones, 900 €; medio mes vacío, 575 €. En total, <strong>3.625 €</strong>. De 13.800 € quedan 10.175 €, un 3,1 % de los 331.750 € pagados.</p>
<p>Si alguien gestiona el piso, sus honorarios también se restan. Y cada quince años, más o menos, la fachada, el ascensor o la cocina piden una suma que no cabe en ninguna media anual.</p>`,
      checklist: [
        'Recibos del último año vistos',
        'Obras aprobadas del edificio incluidas',
        'Medio mes vacío cada año',
        'Gestión contada, aunque la haga uno mismo',
      ],
    },
    {
      title: 'Después de impuestos: tres propietarios, tres resultados',
      body: `<p><strong>Residente en España:</strong> la renta neta va al IRPF, con amortización y, si es vivienda habitual del inquilino, con una reducción que depende del contrato y de la zona. El resultado es personal y se lo dejamos al asesor.</p>
<p><strong>Residente fiscal en la UE, Islandia, Noruega o Liechtenstein:</strong> 19 % sobre el neto. De 10.175 € son 1.933 €, y quedan 8.242 €, un 2,5 %. La amortización y los intereses pueden rebajarlo más.</p>
<p><strong>Residente en otro país:</strong> 24 %, según la letra de la ley sobre la renta cobrada y sin deducciones. De 13.225 € son 3.174 €, y quedan 7.001 €, un 2,1 %. En julio de 2025 la Audiencia Nacional permitió deducir gastos a una propietaria de Estados Unidos; la cuestión no está cerrada, así que conviene preguntar.</p>`,
      checklist: [
        'Residencia fiscal acreditada con certificado',
        'Modelo 210 en la agenda',
        'Convenio con el país propio leído',
        'Facturas guardadas, se deduzcan o no',
      ],
    },
    {
      title: 'Con préstamo: lo que hace y lo que no',
      body: `<p>Supongamos un préstamo del 60 %, 180.000 €, a 20 años y al 2,97 %, la media de todas las hipotecas nuevas en noviembre de 2025 (INE); para un inversor de fuera hay que contar con más. La cuota es de 995,57 € al mes, 11.947 € al año. La renta después de gastos era de 10.175 €. Hay que poner, por tanto, <strong>1.772 € al año</strong> del bolsillo, antes de impuestos. De las cuotas del primer año, 6.691 € devuelven capital: se está ahorrando, y el inquilino ayuda.</p>
<p>La rentabilidad neta del 3,1 % supera el tipo del 2,97 % por muy poco. Si el tipo sube al 3,1 %, el préstamo ya no mejora nada y solo permite comprar con menos: 151.750 € propios en lugar de 331.750 €, más la tasación.</p>`,
      checklist: [
        'Cuota asumible tres meses sin renta',
        'Tipo ofrecido por escrito, no la media',
        'Comisión de apertura y seguros vinculados sumados',
        'Condiciones de amortización anticipada comparadas',
      ],
    },
    {
      title: 'Las normas pueden cambiar mientras se es dueño',
      body: `<p>Desde 2023 lo han hecho a menudo. La renta de la vivienda habitual tiene tope en Barcelona desde el 16 de marzo de 2024, y desde el 1 de enero de 2026 también el alquiler de temporada por trabajo o estudios en Cataluña. El Ayuntamiento no piensa renovar las licencias turísticas después de noviembre de 2028. En la Costa Blanca, la vivienda turística necesita un informe urbanístico y una inscripción autonómica que dura cinco años; el número de registro estatal que se exigía desde julio de 2025 (Real Decreto 1312/2024) lo anuló el Tribunal Supremo en mayo de 2026. En un edificio, desde el 3 de abril de 2025, un nuevo alquiler turístico exige el voto de tres quintas partes de los propietarios, salvo en Cataluña, que tiene su propia ley de comunidades.</p>
<p>Así que la cuenta se hace para el uso más seguro, el alquiler de larga duración a la renta legal. Si el piso solo sale a cuenta como alquiler turístico, lo que se compra es en realidad la licencia.</p>`,
      checklist: [
        'Cuenta hecha para alquiler de larga duración',
        'Licencia comprobada en el registro',
        'Estatutos de la comunidad leídos',
        'Caducidad de cada permiso en la agenda',
      ],
    },
    {
      title: 'Cuatro formas de invertir, comparadas',
      body: `<p>La segunda tabla compara un piso para alquiler largo, una casa de vacaciones, un local y un piso para reformar y vender. De las tres últimas no damos rentabilidad media, porque no conocemos ninguna cifra que podamos defender; cada caso tiene su cuenta. Lo que sí se puede comparar es de dónde sale el dinero y qué quita el sueño.</p>
<p>La reforma merece un aviso. Por un piso de 300.000 € en Cataluña, solo los gastos de compra son 31.750 €. Una reventa dentro del año tiene que recuperar eso, las obras y el impuesto sobre la ganancia antes de dar un céntimo de beneficio.</p>`,
      checklist: [
        'La forma elegida encaja con el objetivo',
        'Peor año imaginado y soportable',
        'Alguien de confianza a menos de una hora',
      ],
    },
    {
      title: 'La venta',
      body: `<p>Antes de comprar conviene escribir a quién se le va a vender. Un piso de dos o tres habitaciones con ascensor interesa a familias y a inversores; un bajo con licencia, solo a inversores. Hay que contar con un plazo de tres a seis meses, con la plusvalía municipal, con el impuesto sobre la ganancia y, si se vive fuera, con el {withheld} retenido hasta la liquidación: sobre 330.000 € son 9.900 € que toca esperar.</p>
<p>Después se compara con dejar el dinero donde está. Si el piso sigue ganando, <a href="/properties">estas son nuestras viviendas</a>, cada una con su comunidad y su IBI. Si no, le habremos ahorrado un sábado; <a href="/book-consultation">media hora de preguntas</a> es gratis en los dos casos.</p>`,
      checklist: [
        'Comprador probable identificado',
        'Años para recuperar los gastos calculados',
        'Comparación hecha con un depósito o un fondo',
        'Herederos que saben dónde está la documentación',
      ],
    },
  ],
  tables: [
    {
      caption: 'Un piso para alquilar en Barcelona, en un año',
      head: ['Concepto', 'Importe', 'En proporción'],
      rows: [
        ['Precio', '300.000 €', '100 %'],
        ['ITP', '30.000 €', '{itp.catalonia.1} del precio'],
        ['Notaría 0,3 %, Registro 0,15 %, gestoría', '1.750 €', '0,6 % del precio'],
        ['Pagado en total', '331.750 €', '110,6 % del precio'],
        ['Renta, 12 × 1.150 € (supuesto)', '13.800 €', '4,6 % del precio'],
        ['Comunidad, IBI, seguro, reparaciones, medio mes vacío (supuesto)', '−3.625 €', '26,3 % de la renta'],
        ['Neto antes de impuestos', '10.175 €', '3,1 % de lo pagado'],
        ['Después del 19 % sobre el neto', '8.242 €', '2,5 % de lo pagado'],
        ['Después del 24 % sobre la renta cobrada', '7.001 €', '2,1 % de lo pagado'],
      ],
      note: 'Sin préstamo, amortización ni gestión. Impuesto sobre 10.175 € al 19 %: 1.933 €. Sobre 13.225 € al 24 %: 3.174 €. En otros sitios cambia el ITP: {itp.valencian.1} en la Comunitat Valenciana desde el 1 de junio de 2026, {itp.madrid} en Madrid.',
    },
    {
      caption: 'Cuatro formas de invertir',
      head: ['Forma', 'De dónde sale el rendimiento', 'Trabajo', 'Riesgos'],
      rows: [
        [
          'Piso, alquiler largo',
          'Renta, del 3 al 6 % bruto, y el valor con los años',
          'Poco',
          'Tope de renta, un inquilino que deja de pagar, obras del edificio',
        ],
        [
          'Casa de vacaciones en la costa',
          'Semanas de temporada, uso propio, valor',
          'Mucho, o un gestor',
          'Licencia de cinco años, inviernos vacíos, voto de los vecinos, piscina y jardín',
        ],
        [
          'Local u oficina',
          'Renta de un contrato de pacto libre',
          'Poco mientras está alquilado',
          'Largos meses vacíos, una calle que cambia, rentas que bajan',
        ],
        [
          'Reformar y vender',
          'Ganancia entre compra y venta',
          'Un oficio',
          'Gastos de compra y de venta, obras que se alargan, permisos, un mercado que se enfría',
        ],
      ],
      note: 'Solo para el alquiler de vivienda hay una horquilla habitual en España; del resto no damos media.',
    },
  ],
  timeline: [
    { label: 'Objetivo, presupuesto, asesor', fromWeek: 0, toWeek: 3 },
    { label: 'Diez pisos sobre el papel, tres visitados', fromWeek: 2, toWeek: 9 },
    { label: 'Techo de renta y documentos', fromWeek: 8, toWeek: 10 },
    { label: 'Arras', fromWeek: 10, toWeek: 11 },
    { label: 'Préstamo', fromWeek: 11, toWeek: 17 },
    { label: 'Notaría, impuesto y Registro', fromWeek: 17, toWeek: 21 },
    { label: 'Obras y certificados', fromWeek: 18, toWeek: 24 },
    { label: 'Inquilino y primera renta', fromWeek: 24, toWeek: 28 },
  ],
  sources: [
    { label: 'Rentabilidad bruta del 3 al 6 % y gastos: horquillas nacionales', asOf: '2026-11-20' },
    {
      label: 'ITP en Cataluña desde el 27 de junio de 2025 (Decreto ley 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP en la Comunitat Valenciana desde el 1 de junio de 2026 (Ley 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Estadística de hipotecas de noviembre de 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Impuesto sobre la renta de no residentes, modelo 210 (Agencia Tributaria)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF00.shtml',
      asOf: '2026-11-20',
    },
    {
      label: 'Gastos de arrendadores de fuera de la UE (Audiencia Nacional, sentencia de 28 de julio de 2025)',
      asOf: '2025-07-28',
    },
    {
      label: 'Zonas tensionadas e índice de renta (Ley 12/2023; Cataluña desde el 16 de marzo de 2024)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2024-03-16',
    },
    { label: 'Alquiler de temporada en Cataluña (Ley 11/2025)', asOf: '2026-01-01' },
    { label: 'Viviendas turísticas en la Comunitat Valenciana (Decreto ley 9/2024)', asOf: '2024-08-08' },
    {
      label: 'Aprobación de la comunidad de propietarios (Ley Orgánica 1/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    { label: 'Licencias turísticas en Barcelona: anuncio del Ayuntamiento', asOf: '2025-03-13' },
  ],
};
