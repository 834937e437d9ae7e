import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Comprar una vivienda en España, paso a paso',
  excerpt:
    'Ocho pasos desde las primeras cuentas hasta las llaves: documentos, plazos y gastos en Cataluña, la Comunitat Valenciana y Madrid.',
  intro: `<p>De la primera visita en serio a las llaves, una compra suele llevar entre dos y cinco meses. La mayor parte es esperar a otros: al banco, al tasador, a un administrador de fincas que está de vacaciones hasta el día 29. Esta guía ordena los pasos como los damos con nuestros clientes, para que las esperas coincidan y no se sumen.</p>
<p>Las cifras son orientativas, revisadas el 20 de noviembre de 2026, y no sustituyen el asesoramiento sobre cada caso. Para una primera vivienda, <a href="/guias/compradores-primerizos">la guía de compradores primerizos</a> desarrolla un ejemplo hasta el último euro. La ley que hay detrás de cada documento está en <a href="/guias/legal">la guía legal</a>.</p>`,
  steps: [
    {
      title: 'Hacer las cuentas antes de mirar pisos',
      body: `<p>Se empieza por lo que se puede pagar con todo incluido. El banco presta a los residentes hasta el 80 % del precio o de la tasación, la cifra más baja de las dos, y a quien vive fuera entre el 60 y el 70 %. Lo demás, impuestos y gastos incluidos, sale de los ahorros. En Cataluña, para una vivienda de segunda mano, hay que contar con entre el 10,5 y el 13 % del precio, más cuanto más alto; las otras dos comunidades están en las tablas.</p>
<p>La cuota no debería pasar del 30 o, como mucho, del 35 % de los ingresos netos. El tipo medio de las hipotecas nuevas fue del 2,97 % en noviembre de 2025, a un plazo medio de 25 años (INE). Con datos propios, la cuenta se hace en la <a href="/herramientas/calculadora-hipoteca">calculadora de hipoteca</a>.</p>
<ul><li><strong>Documentos:</strong> nóminas, última declaración de la renta, otros préstamos.</li><li><strong>Plazo:</strong> una tarde.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Ahorros contados, con algo de reserva para pintura y caldera',
        'Cuota máxima por escrito',
        'Impuestos y gastos de la comunidad autónoma sumados al precio',
      ],
    },
    {
      title: 'NIE, cuenta y una primera respuesta del banco',
      body: `<p>Para comprar hace falta un número fiscal español. Los extranjeros piden el NIE en un consulado o en una comisaría, o lo encargan a alguien con un poder notarial. Una cuenta en España facilita el día de la firma, porque el precio suele pagarse con cheque bancario o con transferencia a través del Banco de España.</p>
<p>Conviene pedir a dos o tres bancos una orientación por escrito. No obliga a nadie, y una oferta respaldada por la carta de un banco se lee la primera.</p>
<ul><li><strong>Documentos:</strong> pasaporte, justificantes de ingresos y del origen del dinero.</li><li><strong>Plazo:</strong> de dos a seis semanas para el NIE, según la oficina.</li><li><strong>Coste:</strong> una tasa pequeña.</li></ul>`,
      checklist: [
        'NIE solicitado por cada comprador que vaya a firmar',
        'Cuenta abierta en España',
        'Orientación de dos bancos como mínimo',
        'Origen de los ahorros documentado',
      ],
    },
    {
      title: 'Visitar dos veces, a horas distintas',
      body: `<p>Un piso silencioso el martes a las once puede tener debajo una terraza llena el viernes a las once. Mejor ir dos veces, de día y al anochecer, y subir a pie aunque haya ascensor. Hay que abrir las ventanas y hablar con algún vecino.</p>
<p>Del edificio interesan la inspección técnica y las actas de las últimas juntas. Ahí constan las obras previstas en la cubierta y en la fachada. Muchas fichas de <a href="/properties">nuestras viviendas</a> tienen un apartado, «Lo que conviene saber», con lo que si no se descubriría en la segunda visita.</p>
<ul><li><strong>Documentos:</strong> plano, inspección técnica, actas de la comunidad.</li><li><strong>Plazo:</strong> de cuatro a diez semanas.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Segunda visita por la noche o en fin de semana',
        'Presión del agua, ventanas y cuadro eléctrico probados',
        'Obras aprobadas o previstas en el edificio conocidas',
        'Sol de invierno comprobado, en el sitio o con brújula',
      ],
    },
    {
      title: 'Revisar la documentación antes de hacer una oferta',
      body: `<p>La nota simple del Registro de la Propiedad dice de quién es la vivienda y qué cargas tiene. La cédula de habitabilidad en Cataluña, o la declaración responsable de segunda ocupación (o la licencia, según el municipio) en la Comunitat Valenciana, acredita que se puede vivir en ella. El certificado energético da la letra, de la A a la G. El certificado de la comunidad indica si el vendedor está al corriente.</p>
<p>Falta el valor de referencia del Catastro: desde el 1 de enero de 2022 el impuesto se calcula sobre la cifra mayor entre el precio y ese valor, de modo que una ganga puede tributar como si no lo fuera.</p>
<ul><li><strong>Documentos:</strong> los cinco anteriores y el último recibo del IBI.</li><li><strong>Plazo:</strong> una semana.</li><li><strong>Coste:</strong> unos euros por la nota simple; los certificados los aporta el vendedor.</li></ul>`,
      checklist: [
        'Nota simple de hace pocos días',
        'Cédula o declaración de segunda ocupación en vigor',
        'Certificado energético visto y registrado',
        'Comunidad sin deudas',
        'Valor de referencia comparado con el precio',
      ],
    },
    {
      title: 'La oferta y las arras',
      body: `<p>La oferta se hace por escrito: precio, fechas, qué se queda en la vivienda y de qué préstamo depende. Una vez aceptada, el contrato de arras obliga a las dos partes. Si son penitenciales (artículo 1454 del Código Civil), el comprador que se echa atrás pierde la señal y el vendedor que se arrepiente la devuelve doblada.</p>
<p>Quien necesite hipoteca debe pedir una cláusula que devuelva la señal si el banco dice que no. Sin ella, la negativa del banco la paga el comprador.</p>
<ul><li><strong>Documentos:</strong> oferta firmada, contrato de arras, nota simple reciente.</li><li><strong>Plazo:</strong> alrededor de una semana.</li><li><strong>Coste:</strong> la señal pactada, que se descuenta del precio.</li></ul>`,
      checklist: [
        'Tipo de arras escrito en el contrato',
        'Cláusula de hipoteca con fecha',
        'Fecha límite para la notaría acordada',
        'Lista de lo que se queda firmada',
      ],
    },
    {
      title: 'Tasación y oferta vinculante de la hipoteca',
      body: `<p>El banco encarga la tasación y, si todo cuadra, envía la oferta vinculante, la FEIN. A partir de ahí la ley concede un mínimo de diez días para leerla, catorce en Cataluña, y una reunión gratuita con el notario que elija el comprador antes de firmar.</p>
<p>Según la Ley 5/2019, la escritura de hipoteca la paga el banco. Al comprador le corresponden la tasación, sus copias y la comisión de apertura si la hay. El plazo llega como mucho a 30 años y debería acabar antes de cumplir los 75.</p>
<ul><li><strong>Documentos:</strong> tasación, FEIN, acta notarial de transparencia.</li><li><strong>Plazo:</strong> de cuatro a seis semanas.</li><li><strong>Coste:</strong> entre 300 y 600 € de tasación.</li></ul>`,
      checklist: [
        'Tasación igual o superior al precio',
        'FEIN comparada con la primera orientación',
        'Productos vinculados calculados aparte',
        'Reunión con el notario hecha',
      ],
    },
    {
      title: 'La firma ante notario',
      body: `<p>El borrador de la escritura se pide dos días antes y se lee con alguien que sepa explicarlo. Ese día el notario vuelve a mirar el Registro, firman todos, los cheques cambian de manos y se entregan las llaves. Si no es posible venir, basta un poder firmado ante notario en el país de residencia, con apostilla.</p>
<p>Cuando el vendedor reside en el extranjero, el comprador retiene el {withheld} del precio y lo ingresa en la Agencia Tributaria en el plazo de un mes (modelo 211). El impuesto es del vendedor, pero si no se ingresa responde la vivienda.</p>
<ul><li><strong>Documentos:</strong> documentos de identidad, NIE, cheques, certificados de la vivienda.</li><li><strong>Plazo:</strong> dos horas.</li><li><strong>Coste:</strong> notaría, entre el 0,2 y el 0,5 % del precio.</li></ul>`,
      checklist: [
        'Borrador de la escritura leído',
        'Cheques o transferencia hablados con el banco',
        'Residencia fiscal del vendedor acreditada',
        'Contadores fotografiados y llaves contadas',
      ],
    },
    {
      title: 'Después de la firma: impuesto, Registro y suministros',
      body: `<p>El impuesto de la compra vence en pocas semanas: en Cataluña, un mes desde la escritura. Una gestoría lo presenta y lleva la escritura al Registro. Luego vienen el agua, la luz y la comunidad.</p>
<p>Quedan los gastos de cada año: IBI, entre el 0,4 y el 1,1 % del valor catastral; comunidad, de 50 a 200 € al mes; seguro de hogar, de 200 a 600 € al año. Son horquillas para toda España.</p>
<ul><li><strong>Documentos:</strong> copia de la escritura, modelo del impuesto, recibos a nombre del vendedor.</li><li><strong>Plazo:</strong> de dos a cuatro semanas.</li><li><strong>Coste:</strong> Registro, entre el 0,1 y el 0,25 % del precio; gestoría, de 300 a 500 €.</li></ul>`,
      checklist: [
        'Impuesto pagado y justificante guardado',
        'Escritura inscrita a nombre del comprador',
        'Suministros y comunidad cambiados de titular',
        'Vivienda asegurada desde el día de la firma',
      ],
    },
  ],
  tables: [
    {
      caption: 'Impuestos de la compra por comunidad autónoma',
      head: ['Impuesto', 'Cataluña', 'Comunitat Valenciana', 'Madrid'],
      rows: [
        [
          'ITP, segunda mano',
          '{itp.catalonia.1} hasta 600.000 €; {itp.catalonia.2} de ahí a 900.000 €; {itp.catalonia.3} hasta 1.500.000 €; {itp.catalonia.4} en adelante',
          '{itp.valencian.1}; {itp.valencian.2} sobre el valor entero si supera 1.000.000 €',
          '{itp.madrid}',
        ],
        ['IVA, obra nueva', '{vat}', '{vat}', '{vat}'],
        [
          'AJD, obra nueva',
          '{ajd.catalonia}',
          '{ajd.valencian}; {ajd.valencian.mainHome} en vivienda habitual',
          '{ajd.madrid}',
        ],
        [
          'Vigente desde',
          '27 de junio de 2025 (ITP)',
          '1 de junio de 2026 (ITP y AJD)',
          'Revisado el 20 de noviembre de 2026',
        ],
      ],
      note: 'En Cataluña cada tipo se aplica solo a su tramo del precio. Hay tipos reducidos para la vivienda habitual, cada uno con sus requisitos. Cataluña: {itp.catalonia.reduced} hasta los 35 años, familias numerosas o monoparentales y personas con discapacidad, con ingresos limitados. Comunitat Valenciana: {itp.valencian.young} para menores de 35 años y {itp.valencian.family} para esas familias y personas con discapacidad, hasta 180.000 € ({itp.valencian.youngAbove} y {itp.valencian.familyAbove} por encima). Madrid: {itp.madrid.family} para familias numerosas, y un 10 % menos de cuota hasta 250.000 €. Orientativo.',
    },
    {
      caption: 'Gastos de una vivienda de segunda mano de 600.000 €',
      head: ['Concepto', 'Cataluña', 'Comunitat Valenciana', 'Madrid'],
      rows: [
        ['ITP', '60.000 €', '54.000 €', '36.000 €'],
        ['Notaría, en torno al 0,3 %', '1.800 €', '1.800 €', '1.800 €'],
        ['Registro, en torno al 0,15 %', '900 €', '900 €', '900 €'],
        ['Gestoría', '400 €', '400 €', '400 €'],
        ['Total de gastos', '63.100 €', '57.100 €', '39.100 €'],
        ['Precio y gastos', '663.100 €', '657.100 €', '639.100 €'],
      ],
      note: 'Sin hipoteca, que añade la tasación, de 300 a 600 €. Tipos a 20 de noviembre de 2026.',
    },
  ],
  timeline: [
    { label: 'Cuentas, NIE y banco', fromWeek: 0, toWeek: 4 },
    { label: 'Visitas', fromWeek: 2, toWeek: 10 },
    { label: 'Documentos de la vivienda', fromWeek: 9, toWeek: 10 },
    { label: 'Oferta y arras', fromWeek: 10, toWeek: 11 },
    { label: 'Tasación e hipoteca', fromWeek: 11, toWeek: 16 },
    { label: 'Notaría y llaves', fromWeek: 16, toWeek: 17 },
    { label: 'Impuesto, Registro y contadores', fromWeek: 17, toWeek: 20 },
  ],
  sources: [
    {
      label: 'ITP en Cataluña, tramos en vigor desde el 27 de junio de 2025 (Decreto ley 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP y AJD en la Comunitat Valenciana desde el 1 de junio de 2026 (Ley 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP y AJD en Madrid (Decreto Legislativo 1/2010, artículos 28 a 38)',
      url: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
      asOf: '2026-11-20',
    },
    {
      label: 'Valor de referencia como base del impuesto (Ley 11/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2026-11-20',
    },
    {
      label: 'Gastos de la hipoteca y oferta vinculante (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
    {
      label: 'Estadística de hipotecas de noviembre de 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Notaría, Registro, gestoría y tasación: horquillas habituales (Consumer y agencias)',
      url: 'https://www.consumer.es',
      asOf: '2026-11-20',
    },
  ],
};
