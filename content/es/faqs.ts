import type { Faq } from '../types/writing';

export const faqs: readonly Faq[] = [
  {
    id: 'buying-costs',
    question: '¿Qué gastos tiene comprar, además del precio?',
    answer:
      '<p>Para un piso de segunda mano en Barcelona de 400.000 € (tipos de noviembre de 2026).</p>' +
      '<ul><li><strong>Impuesto de transmisiones</strong>, {itp.catalonia.1}: 40.000 €.</li>' +
      '<li><strong>Notaría</strong>, del 0,2 al 0,5 %: de 800 a 2.000 €.</li>' +
      '<li><strong>Registro de la Propiedad</strong>, del 0,1 al 0,25 %: de 400 a 1.000 €.</li>' +
      '<li><strong>Gestoría</strong>, que tramita impuesto y escritura: de 300 a 500 €.</li></ul>' +
      '<p>En total, entre 41.500 y 43.500 €. Con hipoteca se suma la tasación, de 300 a 600 €; la escritura del préstamo la paga el banco. ' +
      'El impuesto depende <a href="/faq#transfer-tax-bands">de la comunidad y del precio</a>, y en <a href="/faq#new-build-tax">obra nueva</a> se pagan IVA y AJD.</p>',
  },
  {
    id: 'sale-time',
    question: '¿Cuánto se tarda en vender?',
    answer:
      '<p>Lo habitual son <strong>de tres a seis meses</strong> desde la primera foto hasta la notaría. Un piso en Barcelona con el precio bien puesto encuentra comprador en un plazo de <strong>30 a 90 días</strong> (orientativo; depende del precio y de la zona).</p>' +
      '<p>Lo que más influye es el precio de salida: una vivienda que empieza demasiado cara pierde sus mejores semanas. La espera sí podemos acortarla: tenemos el certificado energético, la cédula, la nota simple y las cuentas de la comunidad antes de la primera visita. ' +
      '<a href="/sell">Así vendemos</a>; para una primera horquilla sirve la <a href="/herramientas/valoracion">herramienta de valoración</a>.</p>',
  },
  {
    id: 'mortgage-abroad',
    question: '¿Dan hipoteca en España a quien vive fuera?',
    answer:
      '<p>Sí. A los no residentes el banco les presta normalmente entre el <strong>60 y el 70 %</strong> del precio o de la tasación, lo que sea menor; a los residentes, hasta el 80 %. El plazo va de 20 a 30 años y conviene que termine antes de cumplir los 75. El total de las cuotas no debería pasar del 30 o 35 % de los ingresos netos.</p>' +
      '<p>Como referencia, el tipo medio de las hipotecas nuevas fue del 2,97 % en noviembre de 2025 (INE); el resto son condiciones bancarias de noviembre de 2026. ' +
      'La <a href="/herramientas/calculadora-hipoteca">calculadora</a> incluye la opción de no residente; el banco pedirá declaraciones de la renta y extractos.</p>',
  },
  {
    id: 'golden-visa',
    question: '¿Comprar una vivienda sigue dando la residencia, la «golden visa»?',
    answer:
      '<p>No. La residencia por comprar inmuebles desde 500.000 € <strong>terminó el 3 de abril de 2025</strong> (Ley Orgánica 1/2025). Lo concedido o solicitado antes de ese día se rige por las normas anteriores.</p>' +
      '<p>Comprar puede cualquiera, sea cual sea su pasaporte; lo que la escritura no da es derecho a vivir aquí. Los ciudadanos de la UE ya lo tienen. Los demás pueden quedarse 90 días de cada 180 y, para más tiempo, hace falta otra vía: trabajo, estudios, familia, teletrabajo o medios propios. Mejor que la revise un abogado de extranjería antes de firmar. <a href="/contact">Pregúntenos</a> a quién han acudido otros clientes.</p>',
  },
  {
    id: 'sign-from-abroad',
    question: '¿Se puede comprar sin venir a la firma?',
    answer:
      '<p>Sí, con un <strong>poder notarial</strong> a favor de alguien de confianza, a menudo el abogado. Hay tres maneras de otorgarlo:</p>' +
      '<ul><li>ante cualquier notario en España, por ejemplo el mismo día de la visita;</li>' +
      '<li>en el consulado español del lugar de residencia;</li>' +
      '<li>ante un notario del propio país, con la <strong>apostilla</strong> de La Haya y, si no está en español, traducción jurada.</li></ul>' +
      '<p>Conviene acotarlo: esta compra, esta vivienda, un precio máximo. La notaría pide el original, así que hay que contar con el correo. Con el mismo poder se puede solicitar el <a href="/faq#nie-papers">NIE</a>.</p>',
  },
  {
    id: 'transfer-tax-bands',
    question: '¿Cuánto es el impuesto de transmisiones (ITP) en segunda mano?',
    answer:
      '<p>Se suele citar del 6 al 10 %, la horquilla nacional. Donde trabajamos, en noviembre de 2026, es:</p>' +
      '<ul><li><strong>Cataluña</strong>, desde el 27 de junio de 2025: {itp.catalonia.1} hasta 600.000 €, {itp.catalonia.2} hasta 900.000 €, {itp.catalonia.3} hasta 1.500.000 € y {itp.catalonia.4} por encima, cada tipo solo sobre su tramo.</li>' +
      '<li><strong>Comunitat Valenciana</strong>, desde el 1 de junio de 2026: {itp.valencian.1}, o {itp.valencian.2} sobre todo el valor si supera 1.000.000 €.</li>' +
      '<li><strong>Madrid</strong>: {itp.madrid}.</li></ul>' +
      '<p>La base es el precio o, si es mayor, el valor de referencia del Catastro. Las tres comunidades tienen tipos reducidos para la vivienda habitual de jóvenes, familias numerosas y otros compradores; <a href="/guias/comprar">la guía para comprar</a> los detalla.</p>',
  },
  {
    id: 'new-build-tax',
    question: '¿Qué impuestos paga una vivienda nueva?',
    answer:
      '<p>La primera venta, la del promotor, paga <strong>{vat} de IVA</strong> y actos jurídicos documentados (AJD) en lugar del ITP. Para el AJD se suele citar del 1 al 1,5 %; en noviembre de 2026 es:</p>' +
      '<ul><li>Cataluña: <strong>{ajd.catalonia}</strong>.</li>' +
      '<li>Comunitat Valenciana: <strong>{ajd.valencian}</strong> desde el 1 de junio de 2026; {ajd.valencian.mainHome} si será la vivienda habitual.</li>' +
      '<li>Madrid: <strong>{ajd.madrid}</strong>.</li></ul>' +
      '<p>Un piso nuevo en Barcelona de 500.000 € paga, por tanto, 50.000 € y 7.500 €. El IVA se abona con cada pago al promotor; el AJD, después de la escritura. Notaría, Registro y gestoría cuestan <a href="/faq#buying-costs">lo mismo que en segunda mano</a>.</p>',
  },
  {
    id: 'yearly-costs',
    question: '¿Cuánto cuesta una vivienda al año?',
    answer:
      '<p>Horquillas habituales en España, noviembre de 2026:</p>' +
      '<ul><li><strong>IBI</strong>: del 0,4 al 1,1 % del valor catastral, que suele quedar muy por debajo del precio.</li>' +
      '<li><strong>Comunidad de propietarios</strong>: de 50 a 200 € al mes; ascensor, piscina y conserje la suben.</li>' +
      '<li><strong>Seguro de hogar</strong>: de 200 a 600 € al año.</li></ul>' +
      '<p>Se suman agua, luz y, para quien vive fuera, <a href="/faq#non-resident-tax">el impuesto de no residentes</a>. Y queda la fachada o el ascensor que la comunidad votará en primavera: por eso leemos las actas. <a href="/properties">Cada vivienda de nuestra cartera</a> lleva indicados su IBI y, si la tiene, su cuota de comunidad.</p>',
  },
  {
    id: 'rental-yield',
    question: '¿Qué rentabilidad da un piso en alquiler?',
    answer:
      '<p>Bruta, entre el <strong>3 y el 6 %</strong> anual (horquilla habitual, noviembre de 2026): doce rentas divididas por el precio. Es la cifra de los anuncios. Para acercarse a la propia:</p>' +
      '<ul><li>dividir por el precio más los <a href="/faq#buying-costs">gastos de compra</a>;</li>' +
      '<li>restar IBI, comunidad, seguro y reparaciones;</li>' +
      '<li>restar las semanas sin inquilino y la gestión;</li>' +
      '<li>restar el impuesto sobre la renta y, si hay préstamo, las cuotas.</li></ul>' +
      '<p>En las zonas tensionadas, y Barcelona lo es, el índice de referencia limita la renta: es lo primero que hay que consultar. La <a href="/guias/inversion-inmobiliaria">guía de inversión</a> lo explica paso a paso.</p>',
  },
  {
    id: 'non-resident-tax',
    question: '¿Qué impuestos paga un propietario no residente?',
    answer:
      '<p>Cada año, el impuesto sobre la renta de no residentes (modelo 210): <strong>19 %</strong> para residentes fiscales en la UE, Islandia, Noruega y Liechtenstein, y <strong>24 %</strong> para los demás. Grava el alquiler, del que los primeros pueden deducir gastos. Si la vivienda es para uso propio, grava una pequeña renta imputada que se calcula sobre el valor catastral.</p>' +
      '<p>Al vender, el comprador retiene el <strong>{withheld}</strong> del precio y lo ingresa en Hacienda (modelo 211). Es un pago a cuenta: después se declara la ganancia y se recupera lo que sobre. Tipos de noviembre de 2026; <a href="/guias/legal">más detalles en la guía legal</a>.</p>',
  },
  {
    id: 'nie-papers',
    question: '¿Qué es el NIE y qué documentos hacen falta para comprar?',
    answer:
      '<p>El NIE es el número que identifica a los extranjeros en España. Sin él no hay escritura ni liquidación de impuestos, y cada comprador necesita el suyo. Se pide con el impreso EX-15 y la tasa 790-012 en un consulado español, en la policía si se está en España o mediante alguien con poder. Tarda semanas: conviene empezar por ahí.</p>' +
      '<p>A la notaría hay que llevar:</p>' +
      '<ul><li>el pasaporte y, en su caso, el régimen económico matrimonial;</li>' +
      '<li>el justificante del origen del dinero;</li>' +
      '<li>el medio de pago, normalmente cheque bancario o transferencia.</li></ul>' +
      '<p><a href="/guias/compradores-primerizos">La lista completa está en nuestra guía.</a></p>',
  },
];
