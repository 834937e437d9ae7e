import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Gastos e ITP al comprar en Cataluña y Valencia: 4 ejemplos',
  excerpt:
    'ITP, IVA, notaría y Registro calculados al euro para cuatro viviendas en Cataluña y la Comunitat Valenciana, con tipos de septiembre de 2026.',
  fullContent: `
<p>El precio se negocia. Lo demás lo fijan dos parlamentos, un arancel y un formulario. En los cuatro ejemplos que
siguen supone entre el 10,5 y el 12 % del precio, y casi todo son impuestos. Los tipos son los vigentes el 15 de
septiembre de 2026; las cuentas sirven de orientación, y la factura que vale es la de la notaría.</p>

<h2>De qué se compone la cuenta</h2>
<ul>
<li><strong>Segunda mano: ITP.</strong> Cataluña tiene cuatro tramos desde el 27 de junio de 2025. La Comunitat
Valenciana aplica el {itp.valencian.1} desde el 1 de junio de 2026 (antes, el 10 %) y el {itp.valencian.2} sobre el total cuando el precio pasa
del millón.</li>
<li><strong>Obra nueva: IVA del {vat} y AJD.</strong> Los actos jurídicos documentados son el {ajd.catalonia} en Cataluña y el
{ajd.valencian} en la Comunitat Valenciana desde el 1 de junio de 2026. En la Comunitat Valenciana baja al {ajd.valencian.mainHome}
si va a ser la vivienda habitual.</li>
<li><strong>Notaría: del 0,2 al 0,5 % del precio.</strong> Es un arancel estatal, así que comparar ahorra poco. El
porcentaje baja a medida que sube el precio.</li>
<li><strong>Registro de la Propiedad: del 0,1 al 0,25 %.</strong> También por arancel.</li>
<li><strong>Gestoría: de 300 a 500 €.</strong> Liquida el impuesto y lleva la escritura al Registro. Con hipoteca, el
banco suele exigirla.</li>
<li><strong>Con préstamo: la tasación, de 300 a 600 €,</strong> y la comisión de apertura si la hay. La escritura de
hipoteca la paga el banco desde la Ley 5/2019.</li>
</ul>
<p>Se paga ITP o IVA, nunca los dos. Las tres comunidades tienen tipos reducidos para la vivienda
habitual (en Cataluña, el {itp.catalonia.reduced} hasta los 35 años con ingresos limitados; los demás, en <a href="/guias/comprar">la guía
para comprar</a>); los requisitos son estrictos y hay que consultarlos antes de contar con ello. La plusvalía
municipal y el certificado energético son cosa del vendedor.</p>

<h2>Los tramos catalanes</h2>
<p>Funcionan como los de la renta: cada tipo se aplica solo a la parte del precio que cae en su tramo.</p>
<table>
<caption>ITP de la vivienda de segunda mano en Cataluña desde el 27 de junio de 2025</caption>
<thead>
<tr><th scope="col">Parte del precio</th><th scope="col">Tipo</th><th scope="col">Cuota al final del tramo</th></tr>
</thead>
<tbody>
<tr><th scope="row">Hasta 600.000 €</th><td>{itp.catalonia.1}</td><td>60.000 €</td></tr>
<tr><th scope="row">De 600.000 a 900.000 €</th><td>{itp.catalonia.2}</td><td>93.000 €</td></tr>
<tr><th scope="row">De 900.000 a 1.500.000 €</th><td>{itp.catalonia.3}</td><td>165.000 €</td></tr>
<tr><th scope="row">Más de 1.500.000 €</th><td>{itp.catalonia.4}</td><td>Sin límite</td></tr>
</tbody>
</table>

<h2>Cuatro viviendas, al euro</h2>
<p>Calculamos un 0,3 % de notaría, un 0,15 % de Registro y 400 € de gestoría, igual que en las fichas de nuestras
viviendas. No se incluye préstamo.</p>
<table>
<caption>Gastos de cuatro compras, con los tipos del 15 de septiembre de 2026</caption>
<thead>
<tr><th scope="col">Concepto</th><th scope="col">Piso de segunda mano, Barcelona</th><th scope="col">Piso de segunda
mano, Barcelona</th><th scope="col">Piso de obra nueva, Costa Blanca</th><th scope="col">Villa de segunda mano, Costa
Blanca</th></tr>
</thead>
<tbody>
<tr><th scope="row">Precio</th><td>450.000 €</td><td>850.000 €</td><td>345.000 €</td><td>1.480.000 €</td></tr>
<tr><th scope="row">ITP o IVA</th><td>45.000 €</td><td>87.500 €</td><td>34.500 €</td><td>162.800 €</td></tr>
<tr><th scope="row">AJD</th><td>No hay</td><td>No hay</td><td>4.830 €</td><td>No hay</td></tr>
<tr><th scope="row">Notaría, 0,3 %</th><td>1.350 €</td><td>2.550 €</td><td>1.035 €</td><td>4.440 €</td></tr>
<tr><th scope="row">Registro, 0,15 %</th><td>675 €</td><td>1.275 €</td><td>517,50 €</td><td>2.220 €</td></tr>
<tr><th scope="row">Gestoría</th><td>400 €</td><td>400 €</td><td>400 €</td><td>400 €</td></tr>
<tr><th scope="row">Gastos en
total</th><td><strong>47.425 €</strong></td><td><strong>91.725 €</strong></td><td><strong>41.282,50 €</strong></td><td><strong>169.860 €</strong></td></tr>
<tr><th scope="row">Sobre el precio</th><td>10,54 %</td><td>10,79 %</td><td>11,97 %</td><td>11,48 %</td></tr>
<tr><th scope="row">Precio y
gastos</th><td>497.425 €</td><td>941.725 €</td><td>386.282,50 €</td><td>1.649.860 €</td></tr>
</tbody>
</table>
<p>La segunda columna, paso a paso: el {itp.catalonia.1} de los primeros 600.000 € son 60.000 €; el {itp.catalonia.2} de los 250.000 €
restantes, 27.500 €; en total, 87.500 €. La tercera: el {vat} de 345.000 € son 34.500 € y el {ajd.valencian}, 4.830 €. La cuarta
no tiene pasos: {itp.valencian.2} de 1.480.000 €, desde el primer euro.</p>

<h2>El salto de 1.000.000 € en la Comunitat Valenciana</h2>
<p>Esa última frase merece una pausa. En la Comunitat Valenciana, una casa de 1.000.000 € paga el {itp.valencian.1}, es decir,
90.000 €. Una de 1.010.000 € paga el {itp.valencian.2} de todo: 111.100 €. Diez mil euros más de precio traen 21.100 € más de
impuesto. Por eso una villa anunciada algo por encima del millón tiene su precio natural justo por debajo, y con un
vendedor que lo sabe se puede hablar. Lo que no se puede es pasar parte del precio a los muebles por más de lo que
valen.</p>
<p>En Cataluña no existe ese escalón. Un piso de 1.480.000 € paga 93.000 € por los primeros 900.000 € y el {itp.catalonia.3} de los
otros 580.000 €, que son 69.600 €. En total, 162.600 €: doscientos euros menos que en la costa. Con 600.000 €, en
cambio, la costa sale 6.000 € más barata.</p>

<h2>El valor de referencia del Catastro</h2>
<p>Desde el 1 de enero de 2022, el ITP se calcula sobre el precio o sobre el valor de referencia del Catastro, el que
sea mayor. Si el primer piso se compra por 450.000 € y su valor de referencia es de 470.000 €, se paga el {itp.catalonia.1} de
este: 47.000 €, o sea, 2.000 € más que en la tabla. El valor puede impugnarse, pero primero se paga. Nosotros lo
consultamos en la sede del Catastro antes de cada oferta; hacen falta un certificado digital y dos minutos.</p>

<h2>Lo que debe haber en la cuenta</h2>
<p>El banco financia el precio, no los gastos. Para el piso de 450.000 €, un residente con el 80 % recibe 360.000 € y
aporta 137.425 €. Quien vive fuera, con el 70 %, recibe 315.000 € y aporta 182.425 €. Para la villa, un préstamo del
70 % son 1.036.000 €, con lo que hay que aportar 613.860 €. En todos los casos hay que sumar la tasación.</p>
<p>El ITP y el AJD se pagan en el mes siguiente a la escritura (el IVA, al promotor junto con el precio), aunque la
mayoría de las gestorías piden la provisión el mismo día. Si el vendedor reside fuera de España, el comprador retiene
además el {withheld} del precio y lo ingresa en Hacienda: no es un coste, pero sí una obligación suya. Se explica en
<a href="/blog/comprar-desde-el-extranjero">comprar desde el extranjero</a>; para otros precios está
<a href="/herramientas/calculadora-hipoteca">la calculadora</a>.</p>
`,
  sources: [
    {
      label: 'Cataluña, tramos del ITP: Decreto ley 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Comunitat Valenciana, ITP y AJD: Ley 5/2025 de la Generalitat',
      url: 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
      asOf: '2026-06-01',
    },
    {
      label: 'Agència Tributària de Catalunya, AJD de obra nueva',
      url: 'https://atc.gencat.cat/ca/tributs/itpajd/',
      asOf: '2026-09-15',
    },
    {
      label: 'Valor de referencia como base del impuesto: Ley 11/2021',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2022-01-01',
    },
    {
      label: 'Gastos de la hipoteca: Ley 5/2019',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-09-15',
    },
    {
      label:
        'Notaría, Registro, gestoría y tasación: consumer.es y agencias; límites de financiación: bancos y portales',
      asOf: '2026-09-15',
    },
  ],
};
