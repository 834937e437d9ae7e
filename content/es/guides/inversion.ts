import type { GuideText } from '../../types/writing';
import { lettingLaw } from '../letting-law';

export const guide: GuideText = {
  title: 'Invertir en vivienda: rentabilidad, normas e impuestos',
  excerpt:
    'Objetivo, rentabilidad, impuestos, financiación y normas para comprar y alquilar en Barcelona o la Costa Blanca, con los gastos de un año.',
  intro: `<p>Un piso alquilado da dinero todos los meses y lo cuesta también todos los meses, incluido agosto. Entre la renta del anuncio y lo que queda en la cuenta están la comunidad, el IBI, las semanas vacías y Hacienda. Esta guía sigue el dinero en ese orden.</p>
<p>Nosotros vendemos viviendas, así que conviene leernos con la prudencia que merece quien vende viviendas. A veces la respuesta honrada es no comprar, y la hemos dado. Las cifras son orientativas, a 20 de noviembre de 2026. El ejemplo completo, con financiación y cuatro formas de invertir comparadas, está en <a href="/guias/inversion-inmobiliaria">la inversión inmobiliaria en cifras</a>.</p>`,
  steps: [
    {
      title: 'Definir el objetivo',
      body: `<p>Un ingreso al mes, un sitio propio para más adelante o una ganancia al revender: pueden conseguirse dos, rara vez las tres. Quien busca ingresos debe mirar la renta y los gastos. Quien vivirá allí dentro de diez años puede aceptar menos rentabilidad a cambio de una calle mejor. El objetivo se escribe en una línea, con un número de años.</p>
<ul><li><strong>Documentos:</strong> el balance propio, en una página.</li><li><strong>Plazo:</strong> una semana de pensarlo.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Objetivo en una frase',
        'Años que se puede dejar quieto el dinero',
        'Parte de los ahorros que se quiere comprometer',
        'Qué pasa si hace falta recuperarlo antes',
      ],
    },
    {
      title: 'Bruto y neto',
      body: `<p>La rentabilidad bruta es la renta de un año dividida entre el precio. En España va del 3 al 6 %. La neta resta lo que cuesta el año y divide entre todo lo pagado, impuestos incluidos. La segunda suele quedar un punto o más por debajo de la primera, y es la única que paga facturas.</p>
<p>Hay que desconfiar de cualquier cuenta con doce meses alquilados de doce. Medio mes vacío al año es un supuesto amable.</p>
<ul><li><strong>Documentos:</strong> contrato vigente, si está alquilado; recibos de comunidad e IBI.</li><li><strong>Plazo:</strong> una tarde por vivienda.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Renta que permite la ley, no la que se espera',
        'Recibos reales en lugar de estimaciones',
        'Medio mes vacío cada año',
        'Partida para reparaciones',
      ],
    },
    {
      title: 'Lo que cuesta la compra',
      body: `<p>Lo que más pesa es el ITP, y cambia según la comunidad: sobre 300.000 € son 30.000 € en Cataluña, 27.000 € en la Comunitat Valenciana y 18.000 € en Madrid. Notaría, Registro y gestoría añaden entre el 0,5 y el 1 %, más o menos. Con una rentabilidad bruta del 5 %, el impuesto catalán equivale por sí solo a dos años de renta: comprar para revender antes de tres años es empezar cuesta arriba.</p>
<p>Los grandes tenedores y quien compra un edificio de viviendas entero pagan en Cataluña un tipo superior. Hay que preguntarlo antes de firmar nada.</p>
<ul><li><strong>Documentos:</strong> nota simple, certificados, valor de referencia; véase <a href="/guias/legal">la guía legal</a>.</li><li><strong>Plazo:</strong> una o dos semanas de lectura.</li><li><strong>Coste:</strong> en la tabla.</li></ul>`,
      checklist: [
        'Impuesto calculado para la comunidad autónoma',
        'Valor de referencia consultado',
        'Obras aprobadas por la comunidad conocidas',
      ],
    },
    {
      title: 'La financiación',
      body: `<p>El banco presta a los no residentes entre el 60 y el 70 % de la cifra menor entre precio y tasación, a 20 o 30 años, y es más prudente con una segunda vivienda que con la primera. El tipo medio de todas las hipotecas nuevas fue del 2,97 % en noviembre de 2025 (INE); para una inversión hay que contar con más. El préstamo mejora el resultado solo mientras la rentabilidad neta supere el tipo.</p>
<p>Conviene hacer la cuenta con tres meses sin renta. Si la cuota sigue saliendo del sueldo sin apuros, el préstamo tiene el tamaño adecuado.</p>
<ul><li><strong>Documentos:</strong> ingresos, declaraciones de la renta, otros préstamos, contrato del inquilino.</li><li><strong>Plazo:</strong> de cuatro a seis semanas.</li><li><strong>Coste:</strong> tasación, de 300 a 600 €, y comisión de apertura si la hay.</li></ul>`,
      checklist: [
        'Cuota cubierta sin la renta',
        'Rentabilidad neta comparada con el tipo',
        'Condiciones de amortización anticipada leídas',
      ],
    },
    {
      title: 'Las normas del alquiler',
      body: `<p>Barcelona es zona tensionada desde el 16 de marzo de 2024: la renta de una vivienda habitual depende del contrato anterior o del índice de referencia, y desde el 1 de enero de 2026 también la de los contratos de temporada por trabajo o estudios. Los detalles están en <a href="/guias/alquilar">la guía de alquiler</a>, ${lettingLaw.pointer}. El Ayuntamiento de Barcelona ha anunciado que no renovará las licencias turísticas cuando venzan, en noviembre de 2028.</p>
<p>En la Costa Blanca, vivienda turística significa estancias de diez días como mucho. Necesita un informe urbanístico favorable del ayuntamiento y la inscripción en el registro autonómico, válida cinco años. Desde el 3 de abril de 2025, un nuevo alquiler turístico en un edificio exige la aprobación expresa de tres quintas partes de los propietarios, salvo en Cataluña, donde las comunidades tienen ley propia.</p>
<p>El Real Decreto 1312/2024 exigió desde el 1 de julio de 2025 un número de registro estatal para anunciar en plataformas cualquier alquiler de corta duración, turístico o de temporada. El Tribunal Supremo anuló ese registro (sentencia 620/2026, hecha pública el 21 de mayo): el Estado no era competente. Siguen en pie la ventanilla única digital, los deberes de información de las plataformas y el número de registro autonómico. A 24 de noviembre de 2026 no sabemos si otra norma lo ha sustituido.</p>
<ul><li><strong>Documentos:</strong> estatutos de la comunidad, informe urbanístico, licencia o número de registro.</li><li><strong>Plazo:</strong> dos semanas para comprobarlo, meses para obtenerlo.</li><li><strong>Coste:</strong> las tasas de los permisos.</li></ul>`,
      checklist: [
        'Renta legal máxima conocida antes de ofertar',
        'Estatutos y actas leídos por si hay veto turístico',
        'Licencia comprobada en el registro y no en el anuncio',
        'Plan por si cambia la norma',
      ],
    },
    {
      title: 'Los impuestos mientras se tiene',
      body: `<p>Los residentes suman la renta neta a su IRPF, con reducciones si es vivienda habitual del inquilino. Los no residentes pagan entre el 19 y el 24 %: el 19 % los residentes fiscales en la UE, Islandia, Noruega y Liechtenstein, que pueden deducir gastos, y el 24 % los demás. Que estos últimos puedan deducirlos también está en discusión desde una sentencia de la Audiencia Nacional de julio de 2025.</p>
<p>La vivienda que se reserva para uno mismo y no se alquila tributa igualmente, por una pequeña renta imputada. Muchos propietarios extranjeros se enteran tarde, por carta.</p>
<ul><li><strong>Documentos:</strong> facturas, recibos de renta, modelo 210 para no residentes.</li><li><strong>Plazo:</strong> cada año.</li><li><strong>Coste:</strong> el impuesto y una hora de asesor.</li></ul>`,
      checklist: [
        'Residencia fiscal clara',
        'Facturas a nombre del propietario',
        'Calendario fiscal con un responsable',
      ],
    },
    {
      title: 'Gestión y venta',
      body: `<p>Alguien tiene que coger el teléfono cuando la caldera falla en domingo. Si no va a ser el propietario, la gestión entra en la cuenta desde el principio. Una vez al año se comparan renta, gastos y valor, y se hace una pregunta: ¿compraría hoy este mismo piso?</p>
<p>A la salida esperan la plusvalía municipal, el impuesto sobre la ganancia y, si el vendedor vive fuera, el {withheld} que retiene el comprador. Un piso alquilado se vende a otros inversores; uno vacío, a cualquiera. <a href="/book-consultation">Media hora con nosotros</a> basta para poner las dos cuentas una al lado de la otra.</p>
<ul><li><strong>Documentos:</strong> resumen anual, todas las facturas de obras.</li><li><strong>Plazo:</strong> de tres a seis meses para vender.</li><li><strong>Coste:</strong> véase <a href="/guias/vender">la guía de venta</a>.</li></ul>`,
      checklist: [
        'Gestión incluida en la cuenta',
        'Revisión anual en la agenda',
        'Fin del contrato del inquilino conocido',
      ],
    },
  ],
  tables: [
    {
      caption: 'Gastos de compra por comunidad autónoma',
      head: ['Concepto', 'Cataluña', 'Comunitat Valenciana', 'Madrid'],
      rows: [
        [
          'ITP, segunda mano',
          '{itp.catalonia.1} hasta 600.000 €; {itp.catalonia.2} hasta 900.000 €; {itp.catalonia.3} hasta 1.500.000 €; {itp.catalonia.4} en adelante',
          '{itp.valencian.1}; {itp.valencian.2} sobre el total si supera 1.000.000 €',
          '{itp.madrid}',
        ],
        ['Obra nueva: IVA y AJD', '{vat} y {ajd.catalonia}', '{vat} y {ajd.valencian}', '{vat} y {ajd.madrid}'],
        ['Notaría', '0,2 a 0,5 %', '0,2 a 0,5 %', '0,2 a 0,5 %'],
        ['Registro', '0,1 a 0,25 %', '0,1 a 0,25 %', '0,1 a 0,25 %'],
        ['Tipos vigentes desde', '27 de junio de 2025', '1 de junio de 2026', 'Revisado el 20 de noviembre de 2026'],
      ],
      note: 'Gestoría, de 300 a 500 € más. En Cataluña los tramos son marginales. La base es la cifra mayor entre precio y valor de referencia.',
    },
    {
      caption: 'Gastos de un año, con un valor catastral de 100.000 €',
      head: ['Concepto', 'Bajo', 'Alto'],
      rows: [
        ['IBI, del 0,4 al 1,1 %', '400 €', '1.100 €'],
        ['Comunidad, de 50 a 200 € al mes', '600 €', '2.400 €'],
        ['Seguro', '200 €', '600 €'],
        ['Total', '1.200 €', '4.100 €'],
      ],
      note: 'Horquillas para toda España, a 20 de noviembre de 2026. Aparte van las reparaciones, las semanas vacías y la gestión.',
    },
  ],
  timeline: [
    { label: 'Objetivo y presupuesto', fromWeek: 0, toWeek: 2 },
    { label: 'Búsqueda y cuentas', fromWeek: 2, toWeek: 10 },
    { label: 'Normas y documentos', fromWeek: 8, toWeek: 11 },
    { label: 'Arras', fromWeek: 11, toWeek: 12 },
    { label: 'Financiación', fromWeek: 12, toWeek: 18 },
    { label: 'Notaría', fromWeek: 18, toWeek: 19 },
    { label: 'Obras y certificados', fromWeek: 19, toWeek: 24 },
    { label: 'Primer inquilino', fromWeek: 24, toWeek: 27 },
  ],
  sources: [
    {
      label: 'ITP en Cataluña desde el 27 de junio de 2025 (Decreto ley 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP y AJD en la Comunitat Valenciana desde el 1 de junio de 2026 (Ley 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Rentabilidad bruta, gastos e impuesto de no residentes: horquillas nacionales de esta agencia',
      asOf: '2026-11-20',
    },
    {
      label: 'Estadística de hipotecas de noviembre de 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Zonas tensionadas e índice de renta (Ley 12/2023; Cataluña desde el 16 de marzo de 2024)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2024-03-16',
    },
    { label: 'Alquiler de temporada en Cataluña (Ley 11/2025)', asOf: '2026-01-01' },
    { label: 'Viviendas turísticas en la Comunitat Valenciana (Decreto ley 9/2024)', asOf: '2024-08-08' },
    {
      label:
        'Registro estatal de alquileres de corta duración (Real Decreto 1312/2024), anulado en parte (Tribunal Supremo, sentencia 620/2026)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-26931',
      asOf: '2026-05-21',
    },
    {
      label: 'Aprobación de la comunidad de propietarios (Ley Orgánica 1/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    { label: 'Licencias turísticas en Barcelona: anuncio del Ayuntamiento', asOf: '2025-03-13' },
    {
      label: 'Gastos de arrendadores de fuera de la UE (Audiencia Nacional, sentencia de 28 de julio de 2025)',
      asOf: '2025-07-28',
    },
  ],
};
