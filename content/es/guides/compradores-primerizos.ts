import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Primera vivienda: un piso de 300.000 €, euro a euro',
  excerpt:
    'Cuánto hay que tener ahorrado para un piso de 300.000 € en Barcelona, qué ingresos pide el banco y cuándo sale cada euro de la cuenta.',
  intro: `<p>Casi todos los que compran por primera vez preguntan por la hipoteca. La hipoteca es la mitad fácil. Lo que decide es el dinero que ningún banco presta: la quinta parte del precio, y el impuesto. Esta guía toma un piso, de segunda mano y de 300.000 € en Barcelona, y sigue cada euro desde la cuenta de ahorro hasta la notaría.</p>
<p>Los tipos son los del 20 de noviembre de 2026. Con cifras propias, la cuenta se repite en la <a href="/herramientas/calculadora-hipoteca">calculadora de hipoteca</a>. Todo es orientativo y nada es una oferta. El camino general, paso a paso, está en <a href="/guias/comprar">la guía para comprar</a>.</p>`,
  steps: [
    {
      title: 'Lo que hay que tener ahorrado: 92.200 €',
      body: `<p>A un residente suelen prestarle el 80 % del precio o de la tasación, la cifra más baja de las dos. Sobre 300.000 € son 240.000 €, de modo que hay que poner 60.000 €. Se añade el ITP, un {itp.catalonia.1}: 30.000 €. Y después, el papeleo: notaría, 900 €; Registro, 450 €; gestoría, 400 €; tasación, 450 €. En total, <strong>92.200 €</strong>, algo menos de un tercio del precio.</p>
<p>Son valores medios. Con los honorarios más bajos habituales harían falta 91.500 €; con los más altos, 93.350 €. Lo que pesa es el impuesto. Y si el valor de referencia del Catastro supera el precio, por ejemplo 320.000 €, el impuesto se calcula sobre él: 32.000 €, o sea, 2.000 € más.</p>`,
      checklist: [
        'Ahorros contados después de las vacaciones y no antes',
        'Valor de referencia del piso consultado',
        'Tres meses de gastos que no se tocan',
        'Muebles y pintura en una línea aparte',
      ],
    },
    {
      title: 'Cuando la tasación sale baja',
      body: `<p>El banco presta sobre la menor de dos cifras. Supongamos que se pactan 300.000 € y el tasador escribe 285.000 €. El ochenta por ciento de 285.000 € son 228.000 €: la parte propia del precio sube de 60.000 a 72.000 € y el total, de 92.200 a <strong>104.200 €</strong>. El piso es el mismo y hacen falta 12.000 € más.</p>
<p>Hay tres salidas: negociar con la tasación en la mano, pedir la suya a otro banco o dejar el piso. Para la tercera se necesita una cláusula en las arras, que se explica más abajo.</p>`,
      checklist: [
        'Cuenta repetida con una tasación un 5 % más baja',
        'Cláusula por tasación baja pedida',
        'Un segundo banco en marcha',
      ],
    },
    {
      title: 'Ingresos necesarios',
      body: `<p>Al tipo medio del 2,97 % (INE, noviembre de 2025), 240.000 € al plazo medio de 25 años cuestan <strong>1.134 € al mes</strong>. Si las cuotas pueden llevarse el 35 % de los ingresos netos, el hogar necesita 3.241 € netos al mes; si es el 30 %, 3.781 €. A 30 años la cuota baja a 1.008 € y bastan 2.880 € con el 35 %. A cambio se pagan 22.558 € más de intereses.</p>
<p>Los otros préstamos cuentan. Un coche de 250 € al mes son, para el banco, 250 € menos de piso. De las hipotecas firmadas aquel mes, el 61,5 % eran a tipo fijo; fijo o variable depende sobre todo de lo bien que se duerma.</p>`,
      checklist: [
        'Ingresos netos de doce meses y no del mejor',
        'Préstamos de coche y tarjetas en la lista',
        'Plazo que acabe antes de los 75 años',
        'Oferta comparada con y sin seguros vinculados',
      ],
    },
    {
      title: 'Ahorro, tipos reducidos y ayudas',
      body: `<p>A quien tiene 55.000 € y aparta 1.200 € al mes le faltan 37.200 €, es decir, 31 meses. Parece mucho. Hay quien pasa los mismos meses viendo pisos que todavía no puede comprar, y eso cansa más.</p>
<p>Hay ayudas. Cataluña tiene un ITP del {itp.catalonia.reduced} para la vivienda habitual de compradores de hasta 35 años, familias numerosas o monoparentales y personas con discapacidad, si la base de la renta, menos los mínimos, no pasa de 36.000 €. La Comunitat Valenciana y Madrid tienen sus propios tipos reducidos. Conviene preguntar a una gestoría antes de contar con ninguno. Los avales públicos para la quinta parte que falta van y vienen, cada uno con su letra pequeña. El dinero que dan los padres es una donación, tributa como tal y hay que declararlo.</p>`,
      checklist: [
        'Ahorro mensual con transferencia automática',
        'Derecho al tipo reducido comprobado por escrito',
        'Avales públicos vigentes consultados en dos bancos',
        'Donaciones familiares firmadas y declaradas',
      ],
    },
    {
      title: 'La carpeta: todos los documentos que van a pedir',
      body: `<p>Conviene reunirlo todo en una carpeta, en papel y en el móvil, antes de la primera visita en serio. Los vendedores creen a los compradores que llevan carpeta.</p>
<ul><li><strong>Para todos:</strong> DNI o pasaporte, NIE si se es extranjero (formulario EX-15 y tasa 790-012), régimen económico si hay matrimonio.</li><li><strong>Para el banco:</strong> contrato de trabajo, últimas nóminas, última declaración de la renta, vida laboral, extractos de cuentas y préstamos.</li><li><strong>Para la notaría:</strong> medios de pago, justificante del origen del dinero, oferta vinculante del banco.</li><li><strong>Del piso:</strong> nota simple, cédula de habitabilidad, certificado energético, certificado de la comunidad, último recibo del IBI.</li></ul>
<p>Los autónomos añaden dos años de declaraciones, los modelos trimestrales y algo de paciencia.</p>`,
      checklist: [
        'NIE en la mano o solicitado',
        'Documentos del banco de menos de un mes',
        'La misma carpeta en dos bancos',
        'Documentos del piso pedidos antes de ofertar',
      ],
    },
    {
      title: 'Qué mirar en la visita',
      body: `<p>Quien compra por primera vez mira la cocina. En la segunda visita hay que mirar lo que no se puede cambiar: la luz, el ruido, la escalera, los vecinos, la calle de noche. Hay que preguntar qué obras se han aprobado. Un ascensor nuevo le cuesta a cada propietario bastante dinero, antes o después, y es mejor saber si será antes.</p>
<p>Después conviene hacer el trayecto al trabajo desde allí, un lunes. Un piso que se conoce a las ocho y media de un lunes guarda pocas sorpresas. <a href="/properties?type=apartment">Los pisos que tenemos</a> suelen llevar por escrito sus inconvenientes.</p>`,
      checklist: [
        'Dos visitas a horas distintas',
        'Actas de las tres últimas juntas leídas',
        'Trayecto al trabajo probado',
        'Una buena razón en contra del piso, por escrito',
      ],
    },
    {
      title: 'Arras, banco y notaría: cuándo sale el dinero',
      body: `<p>En el ejemplo las arras son de 30.000 € y se descuentan del precio. La tasación, 450 €, se paga cuando el banco la encarga. El día de la escritura el banco trae 240.000 € y el comprador, los últimos 30.000 € del precio más 31.750 € para impuesto, notaría, Registro y gestoría. Son 450 €, luego 30.000 € y luego 61.750 €: otra vez 92.200 €.</p>
<p>En el contrato de arras deben constar dos frases: que la señal se devuelve si el banco deniega el préstamo, y hasta qué día. Entre la oferta vinculante y la firma pasan por ley al menos diez días, catorce en Cataluña, y hay una reunión gratuita con el notario. Merece la pena aprovecharla: el notario es la única persona de la mesa que pregunta si se ha entendido.</p>`,
      checklist: [
        'Tipo de arras escrito en el contrato',
        'Cláusula de hipoteca con fecha',
        'Reunión gratuita con el notario reservada',
        'Cheques pedidos con tres días',
        'Seguro desde el día de la escritura',
      ],
    },
  ],
  tables: [
    {
      caption: 'Ahorros necesarios para 300.000 € en Barcelona',
      head: ['Concepto', 'Segunda mano, tasada en el precio', 'Segunda mano, tasada en 285.000 €', 'Obra nueva'],
      rows: [
        ['Préstamo del 80 %', '240.000 €', '228.000 €', '240.000 €'],
        ['Parte propia del precio', '60.000 €', '72.000 €', '60.000 €'],
        [
          'Impuesto',
          '30.000 € (ITP {itp.catalonia.1})',
          '30.000 € (ITP {itp.catalonia.1})',
          '34.500 € (IVA {vat}, AJD {ajd.catalonia})',
        ],
        ['Notaría, 0,3 %', '900 €', '900 €', '900 €'],
        ['Registro, 0,15 %', '450 €', '450 €', '450 €'],
        ['Gestoría', '400 €', '400 €', '400 €'],
        ['Tasación', '450 €', '450 €', '450 €'],
        ['Ahorros necesarios', '92.200 €', '104.200 €', '96.700 €'],
      ],
      note: 'Tipos a 20 de noviembre de 2026. La escritura de hipoteca la paga el banco; no se incluye la comisión de apertura, si la hay.',
    },
    {
      caption: 'El mismo piso de segunda mano por comunidad autónoma, préstamo del 80 %',
      head: ['Comunidad', 'ITP', 'Ahorros necesarios', 'Tipo vigente desde'],
      rows: [
        ['Cataluña', '30.000 € ({itp.catalonia.1} hasta 600.000 €)', '92.200 €', '27 de junio de 2025'],
        ['Comunitat Valenciana', '27.000 € ({itp.valencian.1})', '89.200 €', '1 de junio de 2026'],
        ['Madrid', '18.000 € ({itp.madrid})', '80.200 €', 'revisado el 20 de noviembre de 2026'],
      ],
      note: 'Los demás gastos, como en la primera tabla. En Cataluña los tramos por encima de 600.000 € son del {itp.catalonia.2}, {itp.catalonia.3} y {itp.catalonia.4}; en la Comunitat Valenciana se aplica el {itp.valencian.2} al valor entero si supera 1.000.000 €.',
    },
    {
      caption: '240.000 € al 2,97 %',
      head: ['Plazo', 'Al mes', 'Ingresos netos, si es el 35 %', 'Ingresos netos, si es el 30 %', 'Intereses en total'],
      rows: [
        ['25 años', '1.134,37 €', '3.241 €', '3.781 €', '100.311 €'],
        ['30 años', '1.007,97 €', '2.880 €', '3.360 €', '122.869 €'],
      ],
      note: 'Tipo y plazo medios de las hipotecas nuevas, INE, noviembre de 2025. Se supone tipo fijo y cuota constante; cada banco dará los suyos.',
    },
  ],
  timeline: [
    { label: 'Cuentas y carpeta', fromWeek: 0, toWeek: 3 },
    { label: 'Dos bancos', fromWeek: 2, toWeek: 5 },
    { label: 'Visitas', fromWeek: 4, toWeek: 12 },
    { label: 'Oferta y arras', fromWeek: 12, toWeek: 13 },
    { label: 'Tasación', fromWeek: 13, toWeek: 15 },
    { label: 'Oferta vinculante y reunión con el notario', fromWeek: 15, toWeek: 18 },
    { label: 'Escritura y llaves', fromWeek: 18, toWeek: 19 },
  ],
  sources: [
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
      label: 'ITP en Madrid (Decreto Legislativo 1/2010)',
      url: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
      asOf: '2026-11-20',
    },
    {
      label: 'Notaría, Registro, gestoría y tasación: horquillas habituales (Consumer y agencias)',
      url: 'https://www.consumer.es',
      asOf: '2026-11-20',
    },
    {
      label: 'Estadística de hipotecas de noviembre de 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Oferta vinculante y gastos de la hipoteca (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
    {
      label: 'Valor de referencia (Ley 11/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2026-11-20',
    },
  ],
};
