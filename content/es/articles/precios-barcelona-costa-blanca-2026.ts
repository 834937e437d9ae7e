import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Precios de la vivienda en Barcelona y la Costa Blanca, noviembre de 2026',
  excerpt:
    'Qué sabemos de los precios en Barcelona y la Costa Blanca, de cuándo es cada dato, cuánto cuesta una hipoteca y qué impuestos cambiaron en junio.',
  fullContent: `
<p>Todos los otoños alguien nos pregunta si los precios van a subir. No lo sabemos, y desconfiamos de quien lo sabe.
Lo que sí podemos hacer es poner sobre la mesa los datos con los que trabajamos, decir de cuándo es cada uno y
explicar qué suponen para comprar o vender en noviembre de 2026. Dos han cambiado este año, y los dos son
impuestos.</p>

<h2>Barcelona: precios registrados</h2>
<table>
<caption>Vivienda de segunda mano por distritos, €/m² construido. Estimación nuestra para 2025: compraventas
registradas del primer semestre de 2022 (estadística municipal) multiplicadas por 1,188.</caption>
<thead><tr><th scope="col">Distrito</th><th scope="col">€/m²</th><th scope="col">Con un margen del {spread}</th></tr></thead>
<tbody>
<tr><th scope="row">Sarrià-Sant Gervasi</th><td>7.000</td><td>De 5.950 a 8.050</td></tr>
<tr><th scope="row">Les Corts</th><td>5.690</td><td>De 4.840 a 6.540</td></tr>
<tr><th scope="row">Eixample</th><td>5.650</td><td>De 4.800 a 6.500</td></tr>
<tr><th scope="row">Gràcia</th><td>5.230</td><td>De 4.450 a 6.010</td></tr>
<tr><th scope="row">Ciutat Vella</th><td>4.920</td><td>De 4.180 a 5.660</td></tr>
<tr><th scope="row">Sant Martí</th><td>4.730</td><td>De 4.020 a 5.440</td></tr>
<tr><th scope="row">Sants-Montjuïc</th><td>4.410</td><td>De 3.750 a 5.070</td></tr>
<tr><th scope="row">Horta-Guinardó</th><td>3.840</td><td>De 3.260 a 4.420</td></tr>
<tr><th scope="row">Sant Andreu</th><td>3.630</td><td>De 3.090 a 4.170</td></tr>
<tr><th scope="row">Nou Barris</th><td>2.950</td><td>De 2.510 a 3.390</td></tr>
</tbody>
</table>
<p>La fuerza de esta tabla es que esos precios se pagaron. Su debilidad es la edad: las compraventas son de 2022, el
paso a 2025 es nuestro y nada de lo que contiene ha visto 2026. Donde pudimos comprobarlo se desviaba un {deviation} como
máximo; nuestra herramienta deja un {spread} a cada lado. Más sólida que cualquier línea suelta es la distancia entre distritos: el metro de Sarrià-Sant Gervasi cuesta
unas 2,4 veces el de Nou Barris. Y dentro de un distrito hay islas. En Diagonal Mar se pedían 8.240 € en febrero de
2025, muy por encima del resto de Sant Martí, y parte de esa distancia se debe tan solo a que una cifra es de oferta y
la otra de registro.</p>

<h2>Costa Blanca: precios de oferta</h2>
<table>
<caption>Precios de oferta de 2025, €/m², todos los tipos de vivienda juntos, y distancia respecto a la provincia de
Alicante (2.670)</caption>
<thead><tr><th scope="col">Municipio</th><th scope="col">€/m²</th><th scope="col">Frente a la
provincia</th></tr></thead>
<tbody>
<tr><th scope="row">Moraira</th><td>4.364</td><td>+63 %</td></tr>
<tr><th scope="row">Xàbia</th><td>3.909</td><td>+46 %</td></tr>
<tr><th scope="row">Benissa</th><td>3.656</td><td>+37 %</td></tr>
<tr><th scope="row">Altea</th><td>3.476</td><td>+30 %</td></tr>
<tr><th scope="row">Calp</th><td>3.415</td><td>+28 %</td></tr>
<tr><th scope="row">Benidorm</th><td>3.246</td><td>+22 %</td></tr>
<tr><th scope="row">Dénia</th><td>3.217</td><td>+20 %</td></tr>
<tr><th scope="row">Santa Pola</th><td>2.438</td><td>−9 %</td></tr>
<tr><th scope="row">Torrevieja</th><td>2.262</td><td>−15 %</td></tr>
</tbody>
</table>
<p>Son precios de oferta: más recientes que los de Barcelona, pero no los que se pagaron. Las dos tablas no se pueden
comparar. Además, una media esconde de qué está hecha: Moraira son sobre todo villas con parcela, y
Benidorm, sobre todo pisos en torres. En Benissa, las calas y el casco antiguo comparten cifra aunque compartan poco
más. Sirve para comparar municipios. Una casa se valora con casas.</p>

<h2>Tipo y cuota de las hipotecas</h2>
<p>El tipo medio de las hipotecas nuevas fue del 2,97 % en noviembre de 2025, a 25 años de media, y el 61,5 % se
firmaron a tipo fijo (INE). Es el último mes que hemos podido consultar y queda ya un año atrás, así que conviene pedir ofertas
antes de echar cuentas con él.</p>
<table>
<caption>Cuota mensual al 2,97 % a 25 años, y los ingresos netos que pide si la cuota no ha de pasar del 30 al 35 %.
Solo a título orientativo.</caption>
<thead><tr><th scope="col">Préstamo</th><th scope="col">Al mes</th><th scope="col">Intereses en
total</th><th scope="col">Ingresos netos al mes</th></tr></thead>
<tbody>
<tr><th scope="row">200.000 €</th><td>945 €</td><td>83.590 €</td><td>De 2.701 a 3.151 €</td></tr>
<tr><th scope="row">300.000 €</th><td>1.418 €</td><td>125.388 €</td><td>De 4.051 a 4.727 €</td></tr>
<tr><th scope="row">400.000 €</th><td>1.891 €</td><td>167.183 €</td><td>De 5.402 a 6.302 €</td></tr>
</tbody>
</table>
<p>Con medio punto más, un préstamo de 300.000 € cuesta 1.497 € al mes; con medio punto menos, 1.341. Los bancos
prestan a los residentes hasta el 80 % de la menor de dos cifras, precio o tasación, y a los no residentes del 60 al
70 %. Cada caso se puede calcular en la <a href="/herramientas/calculadora-hipoteca">calculadora de hipotecas</a>.</p>

<h2>Impuestos: lo que cambió en junio</h2>
<p>Desde el 1 de junio de 2026, la Comunitat Valenciana grava la vivienda de segunda mano con un {itp.valencian.1} de impuesto de
transmisiones (ITP); antes era un 10 %. Por encima del millón el tipo es del {itp.valencian.2} y se aplica a todo el valor, de modo
que hay un escalón: por 1.000.000 € se pagan 90.000 €, y por 1.010.000 €, 111.100 €. Cataluña no tiene ese escalón.
Desde el 27 de junio de 2025 aplica los tipos por tramos: {itp.catalonia.1} hasta 600.000 €, {itp.catalonia.2} hasta 900.000 €, {itp.catalonia.3} hasta
1.500.000 € y {itp.catalonia.4} a partir de ahí.</p>
<table>
<caption>Impuesto de transmisiones de una vivienda de segunda mano, tipos generales</caption>
<thead><tr><th scope="col">Precio</th><th scope="col">Comunitat Valenciana, hasta el 31 de mayo de
2026</th><th scope="col">Comunitat Valenciana, hoy</th><th scope="col">Cataluña</th></tr></thead>
<tbody>
<tr><th scope="row">300.000 €</th><td>30.000 €</td><td>27.000 €</td><td>30.000 €</td></tr>
<tr><th scope="row">500.000 €</th><td>50.000 €</td><td>45.000 €</td><td>50.000 €</td></tr>
<tr><th scope="row">750.000 €</th><td>75.000 €</td><td>67.500 €</td><td>76.500 €</td></tr>
<tr><th scope="row">1.000.000 €</th><td>100.000 €</td><td>90.000 €</td><td>105.000 €</td></tr>
<tr><th scope="row">1.050.000 €</th><td>115.500 €</td><td>115.500 €</td><td>111.000 €</td></tr>
</tbody>
</table>
<p>El impuesto se paga por el precio o por el valor de referencia del Catastro, el que sea mayor. La obra nueva paga
en su lugar un {vat} de IVA más actos jurídicos documentados: {ajd.catalonia} en Cataluña y {ajd.valencian} en la
Comunitat Valenciana desde el mismo día de junio ({ajd.valencian.mainHome} si va a ser la vivienda habitual). Para la vivienda habitual
hay además tipos reducidos del impuesto de transmisiones en las dos comunidades; en Cataluña, el {itp.catalonia.reduced} hasta los 35 años
con ingresos limitados.</p>

<h2>Qué supone todo esto</h2>
<p><strong>Para quien compra.</strong></p>
<ul>
<li>Un piso de 90 m² en Calp, al precio medio de oferta, son 307.350 €. El impuesto era de 30.735 € y ahora es de
27.661,50 €. Los 3.073,50 € de diferencia pagan notaría, Registro y gestoría, que suman entre 1.220 y 2.810 €. Se
agradece, y no es motivo para comprar.</li>
<li>En la costa, cerca del millón, hay que mirar el valor de referencia antes de negociar. Puede obligar a subir el
escalón aunque el precio no llegue al millón.</li>
<li>Compradores extranjeros: el permiso de residencia por compras desde 500.000 € se acabó el 3 de abril de 2025. Un
anuncio que aún lo mencione no se ha tocado desde entonces.</li>
</ul>
<p><strong>Para quien vende.</strong></p>
<ul>
<li>El precio no se pone con la tabla de precios de oferta. Enseña a los competidores, y algunos llevan a la venta
desde que se hizo.</li>
<li>El punto que se ahorra el comprador en la costa no es motivo para subir el precio.</li>
<li>Vendedores no residentes en España: el comprador retiene el {withheld} del precio y lo ingresa en la Agencia Tributaria
(modelo 211).</li>
<li>Plazos: de 30 a 90 días para encontrar comprador si el piso está en Barcelona y bien de precio, y de tres a seis
meses hasta el notario.</li>
</ul>
<p>Para una vivienda concreta no basta ninguna de las dos tablas. Cómo se pasa de un distrito a una escalera se
explica en <a href="/blog/valorar-tu-vivienda">cómo se valora una vivienda</a>. Cuando salgan datos registrados más
nuevos cambiaremos estos, y la fecha seguirá a la vista.</p>
`,
  sources: [
    {
      label:
        'Compraventas registradas de vivienda de segunda mano por distritos, primer semestre de 2022, €/m² construido (Ayuntamiento de Barcelona)',
      url: 'https://ajuntament.barcelona.cat/barcelonaeconomia/ca/mercat-immobiliari/compravendes-i-preus-dels-habitatges-de-segona-ma/nombre-superficie-i-preus-1',
      asOf: '2022-06-30',
    },
    {
      label:
        'Paso de 2022 a 2025 (factor 1,188): estimación nuestra, con desvíos del {deviation} como máximo donde se comprobó',
      asOf: '2025-12-31',
    },
    { label: 'Diagonal Mar, precio de oferta por m²: portales', asOf: '2025-02-28' },
    { label: 'Costa Blanca, precios de oferta de 2025: portales', asOf: '2025-12-31' },
    {
      label: 'Estadística de hipotecas, noviembre de 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Impuesto de transmisiones en la Comunitat Valenciana desde el 1 de junio de 2026, Ley 5/2025',
      asOf: '2026-06-01',
    },
    { label: 'Impuesto de transmisiones en Cataluña, Decreto ley 5/2025', asOf: '2025-06-27' },
    { label: 'Valor de referencia como base del impuesto, Ley 11/2021', asOf: '2022-01-01' },
    { label: 'Fin del permiso de residencia para inversores, Ley Orgánica 1/2025', asOf: '2025-04-03' },
  ],
};
