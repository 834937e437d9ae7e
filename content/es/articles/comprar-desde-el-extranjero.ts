import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Comprar desde el extranjero: documentos, banco y el {withheld}',
  excerpt:
    'NIE, cuenta, poder con apostilla, préstamo del 60 al 70 % y retención del {withheld} al vender: cómo se compra una casa en España desde fuera.',
  fullContent: `
<p>Cada primavera alguien llama desde un aeropuerto con un piso en la cabeza, la vuelta reservada para el domingo y
sin NIE. Aun así puede acabar bien. Acaba mejor si los papeles salen de casa antes que el comprador. Este es el orden
en que los pedimos, con las normas vigentes el 3 de noviembre de 2026. Sirve de orientación; para la situación fiscal
de cada uno hace falta un asesor en los dos países.</p>

<h2>Comprar no exige ni da permiso de residencia</h2>
<p>Cualquiera puede comprar una vivienda en España, sea cual sea su pasaporte. Lo que ha desaparecido es el camino
inverso. La «golden visa», que daba la residencia por compras a partir de 500.000 €, terminó el 3 de abril de 2025
(Ley Orgánica 1/2025). Los permisos ya concedidos conservan su validez según las reglas anteriores. Quien no es
ciudadano de la Unión Europea, del EEE o de Suiza ni tiene otro permiso puede pasar aquí 90 días por cada periodo de
180, en villa propia igual que en un hotel. Para vivir en España, primero se resuelve el visado, por otra vía, y
después se compra.</p>

<h2>Cuatro documentos, por este orden</h2>
<table>
<caption>Qué prepara un comprador desde fuera, y dónde</caption>
<thead>
<tr><th scope="col">Documento</th><th scope="col">Dónde se obtiene</th><th scope="col">Cuándo hace
falta</th><th scope="col">Qué suele fallar</th></tr>
</thead>
<tbody>
<tr><th scope="row">NIE</th><td>Consulado de España, comisaría en España o mediante apoderado</td><td>En la escritura;
antes, para la cuenta y el préstamo</td><td>La cita; dos compradores necesitan dos números</td></tr>
<tr><th scope="row">Cuenta en España</th><td>Cualquier banco, algunos a distancia</td><td>Antes de las arras o, como
tarde, para la escritura</td><td>El banco pregunta de dónde viene el dinero y quiere documentos que pueda
leer</td></tr>
<tr><th scope="row">Origen de los fondos</th><td>Banco, administración tributaria del país, notario de una venta o
herencia anterior</td><td>Para la cuenta y de nuevo en la notaría</td><td>Una cadena a la que le falta un
eslabón</td></tr>
<tr><th scope="row">Poder</th><td>Notario del país de residencia, más apostilla; o consulado de España</td><td>Si no
se va a firmar en persona</td><td>Un texto que olvida el préstamo o el NIE</td></tr>
</tbody>
</table>
<p>La ley no exige la cuenta, pero la querrá el banco que presta, y también la compañía eléctrica. Las normas de
prevención del blanqueo obligan al banco, al notario y a nosotros a preguntar por el origen del dinero. Nadie sospecha
de nadie. Con los documentos completos y enviados una vez, dejan de preguntar.</p>

<h2>El poder notarial</h2>
<p>Con un buen poder no hay que viajar para la escritura. Se firma ante un notario del lugar de residencia, a ser
posible a doble columna, en español y en la lengua propia. La apostilla certifica la firma de ese notario en todos los
países del Convenio de La Haya; en los demás, el documento pasa por la legalización consular, que tarda más. Si el
texto está solo en otra lengua, hará falta una traducción jurada.</p>
<p>Hay que leer lo que permite. Para una compra con préstamo buscamos esto:</p>
<ul>
<li>comprar esta vivienda, identificada por su dirección y su finca registral, hasta un precio determinado;</li>
<li>firmar la hipoteca, incluida la visita previa al notario, si el banco admite apoderado (alguno quiere ver al
cliente);</li>
<li>solicitar el NIE y presentar los impuestos de esta compra;</li>
<li>contratar suministros y comunicar el cambio a la comunidad;</li>
<li>una fecha de caducidad, para que no sobreviva a su motivo.</li>
</ul>
<p>El poder se da al abogado propio, no al agente del vendedor, y tampoco a nosotros. Hannah Brandt, que atiende a
nuestros compradores de fuera, prepara la lista de puntos; un abogado la convierte en texto.</p>

<h2>El 60 o el 70 %, y lo demás, de los ahorros</h2>
<p>Los bancos españoles prestan a los no residentes entre el 60 y el 70 % del precio o de la tasación, lo que sea
menor, a un plazo de 20 a 30 años y con la última cuota antes de cumplir los 75 años. Cuentan las deudas del país de
origen, y la cuota no debería pasar del 30 al 35 % de los ingresos netos. Como manda la tasación, la idea de
«financiar también los gastos» se queda en la oficina.</p>
<table>
<caption>Vivienda de segunda mano de 600.000 €: lo que hay que aportar, con los tipos del 3 de noviembre de
2026</caption>
<thead>
<tr><th scope="col">Línea</th><th scope="col">Barcelona</th><th scope="col">Costa Blanca</th></tr>
</thead>
<tbody>
<tr><th scope="row">ITP ({itp.catalonia.1}; {itp.valencian.1})</th><td>60.000 €</td><td>54.000 €</td></tr>
<tr><th scope="row">Notaría 0,3 %, Registro 0,15 %, gestoría 400 €</th><td>3.100 €</td><td>3.100 €</td></tr>
<tr><th scope="row">Precio y gastos</th><td>663.100 €</td><td>657.100 €</td></tr>
<tr><th scope="row">Dinero propio con un préstamo del 70 % (420.000 €)</th><td>243.100 €</td><td>237.100 €</td></tr>
<tr><th scope="row">Dinero propio con un préstamo del 60 % (360.000 €)</th><td>303.100 €</td><td>297.100 €</td></tr>
</tbody>
</table>
<p>A eso se suman de 300 a 600 € de tasación y lo que cobre el banco por cambiar moneda, que con estas cantidades bien
vale una llamada. De dónde sale cada línea se explica en
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">lo que cuesta comprar además del precio</a>.</p>

<h2>El {withheld}: al comprar y al vender</h2>
<p>Si el vendedor no reside en España, el comprador retiene el {withheld} del precio y lo ingresa en Hacienda en el plazo de
un mes desde la escritura, con el modelo 211. Sobre 600.000 € son 18.000 €. Es el impuesto del vendedor pagado por
adelantado, de modo que el comprador no pierde nada; pero si lo olvida, responde la vivienda. Algo parecido pasa con
la plusvalía municipal: cuando vende un particular que vive en el extranjero, el ayuntamiento puede dirigirse al
comprador. Nosotros hacemos que el importe quede retenido en la notaría hasta que se paga.</p>
<p>Algún día se estará al otro lado. Supongamos una compra de 500.000 € en Barcelona, con 52.650 € de gastos según los
mismos supuestos, y una venta, años después, por 600.000 €. La ganancia es de 600.000 € menos 552.650 €, es decir,
47.350 €, sin contar los gastos de la venta. Los no residentes pagan por las ganancias el 19 %, vivan donde vivan:
8.996,50 €. Como el comprador ya ha ingresado 18.000 €, Hacienda debe devolver 9.003,50 €, siempre que se soliciten
con el modelo 210 en los tres meses siguientes a que acabe el mes del comprador. Muchos no lo piden nunca. Las
facturas de la compra y de las obras deben estar en una carpeta, en papel, donde los herederos la encuentren.</p>

<h2>Obligaciones de cada año</h2>
<p>Tener casa en España desde fuera obliga a unos trámites cada año. Llegan el IBI, la comunidad y la tasa de residuos, y cada año hay que
presentar el modelo 210 aunque nunca se alquile: por una segunda residencia, España grava una renta imputada, al 19 %
para los residentes en la Unión Europea, Noruega, Islandia y Liechtenstein y al 24 % para los demás. Si se alquila,
los tipos son los mismos y la cuenta, otra; está hecha en <a href="/blog/invertir-barcelona-rentabilidad">lo que rinde
de verdad un piso alquilado</a>. Conviene nombrar a alguien que abra aquí el correo. Y otorgar testamento en España
para la casa de España: cuesta poco y ahorra a la familia un año de traducciones.</p>
`,
  sources: [
    {
      label: 'Supresión de la «golden visa»: Ley Orgánica 1/2025',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    {
      label: 'Cataluña, tramos del ITP: Decreto ley 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Comunitat Valenciana, tipos del ITP: Ley 5/2025 de la Generalitat',
      url: 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
      asOf: '2026-06-01',
    },
    {
      label: 'Agencia Tributaria, retención del {withheld} al vendedor no residente, modelo 211',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF01.shtml',
      asOf: '2026-11-03',
    },
    {
      label: 'Impuesto sobre la renta de no residentes, ganancias y renta imputada: Real Decreto Legislativo 5/2004',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527',
      asOf: '2026-11-03',
    },
    {
      label: 'El comprador como sustituto en la plusvalía municipal: Real Decreto Legislativo 2/2004, artículo 106.2',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214',
      asOf: '2026-11-03',
    },
    {
      label:
        'Financiación a no residentes y plazos; notaría, Registro, gestoría y tasación: bancos, portales, consumer.es',
      asOf: '2026-11-03',
    },
  ],
};
