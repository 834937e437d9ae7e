import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Comprar en Barcelona: los primeros noventa días',
  excerpt:
    'Noventa días entre la primera cita en el banco y las llaves de un piso en Barcelona: qué pasa cada semana, qué documentos hacen falta y qué cuesta.',
  fullContent: `
<p>Noventa días son un plazo razonable para comprar en Barcelona un piso de segunda mano con hipoteca, siempre que
nadie se enfade y aparezcan todos los papeles. Al contado puede hacerse en cuarenta. Se tarda más si el vendedor
heredó la primavera pasada o si hay un inquilino dentro. Este es el calendario que tenemos colgado en la pared, con un
piso de 450.000 € como ejemplo y un comprador residente en España. Las cifras son del 6 de octubre de 2026 y sirven de
orientación.</p>

<h2>Días 1 a 14: presupuesto y banco</h2>
<p>Los bancos prestan a los residentes hasta el 80 % del precio o de la tasación, lo que sea menor; quien vive fuera
obtiene entre el 60 y el 70 %. La cuota no debería pasar del 30 al 35 % de los ingresos netos. Con 450.000 €, la
cuenta queda así: un préstamo de 360.000 € a 25 años y al 2,97 %, el tipo medio de las hipotecas nuevas en noviembre de
2025 (INE), supone 1.702 € al mes. Al 35 %, eso exige ingresos netos de unos 4.860 € mensuales; al 30 %, de unos
5.670 €.</p>
<p>Después, los ahorros. El 20 % que falta son 90.000 €. El ITP en Cataluña es del {itp.catalonia.1} hasta 600.000 €, aquí
45.000 €; notaría, Registro y gestoría suman unos 2.425 €. En total hay que aportar 137.425 €. Conviene dedicar estas
dos semanas a ver dos bancos y un intermediario de crédito, con las nóminas, la última declaración de la renta y la
lista de otras deudas. Cuando coinciden dos ofertas, un papel del banco pesa más que el entusiasmo. Para otras cifras
está <a href="/herramientas/calculadora-hipoteca">la calculadora de hipoteca</a>.</p>

<h2>Los noventa días en una tabla</h2>
<table>
<caption>Piso de segunda mano de 450.000 € con un préstamo del 80 %: días, documentos y dinero</caption>
<thead>
<tr><th scope="col">Días</th><th scope="col">Qué pasa</th><th scope="col">Documentos</th><th scope="col">Dinero</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 a 14</th><td>Se fija el techo y se consulta a dos bancos</td><td>Documento de identidad y NIE,
nóminas, declaración de la renta</td><td>Nada todavía</td></tr>
<tr><th scope="row">15 a 40</th><td>Visitas y segundas visitas, alguna de noche</td><td>Plano, certificado energético,
cuota de comunidad y recibo del IBI</td><td>Nada todavía</td></tr>
<tr><th scope="row">41 a 46</th><td>Oferta aceptada y documentos revisados</td><td>Nota simple, cédula, actas de la
comunidad, inspección técnica</td><td>La reserva, si se pide; cuenta como parte del precio</td></tr>
<tr><th scope="row">47 a 50</th><td>Firma de las arras</td><td>Contrato con precio, fecha, muebles y
banco</td><td>45.000 €, por costumbre una décima parte</td></tr>
<tr><th scope="row">51 a 64</th><td>Tasación y respuesta del banco</td><td>Informe de tasación</td><td>De 300 a 600 €
para la tasadora</td></tr>
<tr><th scope="row">65 a 82</th><td>Oferta vinculante, catorce días de reflexión y primera visita al
notario</td><td>FEIN y anexos, acta de transparencia</td><td>Nada: el acta es gratuita para quien pide el
préstamo</td></tr>
<tr><th scope="row">83 a 90</th><td>Escritura y llaves</td><td>Escritura, hipoteca, certificado de deudas de la
comunidad</td><td>45.000 € propios y los 360.000 € del préstamo</td></tr>
<tr><th scope="row">El mes siguiente</th><td>Impuesto, inscripción y suministros</td><td>Modelo 600, escritura
inscrita</td><td>45.000 € de ITP y unos 2.425 € de notaría, Registro y gestoría</td></tr>
</tbody>
</table>

<h2>Días 15 a 40: visitas y revisión de la finca</h2>
<p>Un piso se puede cambiar; una finca solo cambia por mayoría. Empezamos por el portal y subimos a pie aunque haya
ascensor. Cinco cosas deciden si la segunda visita merece la tarde:</p>
<ul>
<li><strong>El ascensor.</strong> Si no hay, se pregunta si cabe en el hueco de la escalera y si la comunidad lo ha
votado.</li>
<li><strong>La fachada y el terrado.</strong> Una red bajo un balcón anuncia una derrama ya hablada y quizá aún sin
repartir.</li>
<li><strong>Las vigas.</strong> En las fincas anteriores a la guerra son de madera o de hierro: hay que mirar el techo
del último piso y el del sótano. De los años cincuenta a los setenta pueden ser de cemento aluminoso: se pide el
análisis.</li>
<li><strong>Los vecinos.</strong> Una consulta, un piso turístico, un bar con terraza: cada uno tiene sus horas. Vale
la pena volver un día a las once de la noche.</li>
<li><strong>La luz de invierno.</strong> Un patio de manzana un mediodía de julio no dice nada de enero.</li>
</ul>

<h2>Días 41 a 46: leer antes de firmar</h2>
<p>La nota simple del Registro dice quién es el dueño y qué cargas hay. Si vende una sociedad con cinco viviendas o
más en zonas tensionadas, la Generalitat tiene derecho de tanteo y dos meses para ejercerlo; el calendario, entonces,
espera. La cédula de habitabilidad fija cuántas personas pueden vivir en el piso. Las fincas de más de cuarenta y
cinco años deben tener hecha la inspección técnica. Y las actas de las tres últimas juntas se leen mejor que cualquier
folleto, porque allí cada vecino dice lo que piensa del ascensor.</p>
<p>Hay una deuda que se queda en las paredes. Según el Código civil de Cataluña, el piso responde de los gastos de
comunidad impagados del año en curso y de los cuatro anteriores, los dejara a deber quien los dejara. El certificado
del secretario, que se entrega en la notaría, despeja la duda; mejor pedirlo pronto.</p>

<h2>Días 47 a 82: las arras y el banco</h2>
<p>Dos líneas del contrato de arras bien valen una hora de abogado. La primera dice qué arras se firman. En Cataluña
confirman la venta, salvo que se pacte que cada parte puede echarse atrás: el comprador, perdiéndolas; el vendedor,
devolviéndolas dobladas. La segunda trata del préstamo. Si el contrato prevé que un banco determinado financie la
compra y fija hasta cuándo puede acreditarse su negativa, el artículo 621-49 permite desistir y recuperar el dinero.
Sin esa línea, la negativa corre por cuenta del comprador.</p>
<p>Si la tasación se queda en 430.000 €, el banco calcula su 80 % sobre esa cifra: 344.000 € en lugar de 360.000 €, es
decir, 16.000 € más que hay que encontrar en dos semanas. Conviene tenerlos a mano. Tras la oferta vinculante, la ley
catalana da catorce días, frente a los diez del resto de España, y dentro de ellos hay una primera visita al notario
que elija el comprador, donde se explica el préstamo sin coste y sin prisas.</p>

<h2>Días 83 a 90, y el mes siguiente</h2>
<p>La víspera se vuelve al piso con la lista de lo que se queda. En la notaría, el banco paga la escritura de hipoteca
y el comprador, la de compraventa. Si el vendedor reside fuera de España, el comprador retiene el {withheld} del precio y lo
ingresa en Hacienda con el modelo 211 en el plazo de un mes; sale del precio, de modo que no cuesta más que un
formulario.</p>
<p>El ITP se paga en el mes siguiente a la escritura, sobre el precio o sobre el valor de referencia del Catastro si
es mayor. Después llega la inscripción. Quedan los suministros, el cambio de nombre en la comunidad y la primera carta
en el buzón. Cómo queda la cuenta con otros precios se explica en
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">lo que cuesta comprar además del precio</a>.</p>
`,
  sources: [
    {
      label: 'INE, estadística de hipotecas, noviembre de 2025: tipo y plazo medios',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Cataluña, tramos del ITP: Decreto ley 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Valor de referencia como base del impuesto: Ley 11/2021',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2022-01-01',
    },
    {
      label: 'Gastos de la hipoteca y acta de transparencia: Ley 5/2019',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-10-06',
    },
    {
      label: 'Código civil de Cataluña, libro sexto, artículos 621-8 y 621-49: Ley 3/2017',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-2466',
      asOf: '2026-10-06',
    },
    {
      label: 'Código civil de Cataluña, libro quinto, artículo 553-5: Ley 5/2006',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-11130',
      asOf: '2026-10-06',
    },
    { label: 'Código de consumo de Cataluña, artículo 262-4, catorce días: Ley 22/2010', asOf: '2026-10-06' },
    {
      label: 'Tanteo sobre viviendas de grandes tenedores: Decreto ley 2/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/02/25/2',
      asOf: '2025-02-27',
    },
    {
      label: 'Agencia Tributaria, modelo 211',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF01.shtml',
      asOf: '2026-10-06',
    },
    {
      label:
        'Notaría, Registro, gestoría y tasación: consumer.es y agencias; límites de financiación: bancos y portales',
      asOf: '2026-10-06',
    },
  ],
};
