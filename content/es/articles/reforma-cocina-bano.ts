import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: '¿Cocina o baño antes de vender? Lo que se recupera y lo que no',
  excerpt:
    'Reformar la cocina o el baño antes de vender: cuánto se recupera como mucho, en qué pisos, en qué orden, con qué permiso y qué no tocar.',
  fullContent: `
<p>La pregunta se hace en la mesa de la cocina, y la mesa suele ser lo mejor de la cocina. ¿La reformamos antes de
vender? Decimos que no más veces de las que esperan los propietarios. Así llegamos a la respuesta, con lo que sabemos
en julio de 2026.</p>

<h2>De dónde sale el 80 %</h2>
<p>Se lee en todas partes que con una cocina nueva se recupera hasta el 80 % de lo invertido y con un baño nuevo hasta
el 70 %. Son techos que se citan como si fueran medias. Cifras así suelen venir de encuestas estadounidenses, en las
que agentes inmobiliarios estiman cuánto añade una obra tipo a una casa vendida antes de un año. En esas mismas
encuestas, las cocinas grandes y caras recuperan mucho menos que las modestas. Nadie lo ha medido en un tercero del
Carrer de Girona.</p>
<p>Aun dando los techos por buenos: de cada 100 € gastados en la cocina vuelven 80 y se pierden 20. En el baño se
pierden 30. Una obra hecha justo antes de vender es, por tanto, un gasto. Lo que puede comprar es una espera más corta
y unas fotos que no haya que justificar.</p>
<p>Hay un caso en el que al comprador le vale más de lo que dice la factura. El banco presta a los residentes hasta el
80 % del precio o de la tasación, lo que sea menor, y por regla general nada para las obras de después. Quien acaba de
pagar el resto, más el impuesto de transmisiones (ITP: en Cataluña, el {itp.catalonia.1} hasta 600.000 €, desde el 27 de junio de
2025), muchas veces se ha quedado sin ahorros para obras. Para esa persona, una cocina incluida en el precio es una
cocina que el banco ayuda a pagar. También tributa: al {itp.catalonia.1}, cada 1.000 € que añade al precio le cuestan 1.100 €.</p>

<h2>Cuándo compensa</h2>
<p>Lo que rodea a la cocina decide más que la cocina.</p>
<table>
<caption>Nuestra primera respuesta según la vivienda. Una visita puede cambiarla.</caption>
<thead><tr><th scope="col">La vivienda</th><th scope="col">Cocina</th><th scope="col">Baño</th><th scope="col">Por
qué</th></tr></thead>
<tbody>
<tr><th scope="row">En buen estado, con cocina de 1985</th><td>Sí, una sencilla</td><td>Solo reparar</td><td>Una sola
estancia mala enfría la oferta</td></tr>
<tr><th scope="row">Correcta, con un único baño, ya viejo</th><td>Limpiar, cambiar tiradores y
encimera</td><td>Sí</td><td>Una filtración al vecino preocupa más que un azulejo viejo</td></tr>
<tr><th scope="row">Toda por reformar</th><td>No</td><td>No</td><td>El comprador lo tirará todo, empezando por los
muebles nuevos</td></tr>
<tr><th scope="row">Gama alta</th><td>No</td><td>No</td><td>El comprador hará su propio proyecto</td></tr>
<tr><th scope="row">Piso pequeño que acabará alquilado</th><td>Sí, sencilla y resistente</td><td>Sí, si está
viejo</td><td>El inversor cuenta los meses sin renta</td></tr>
<tr><th scope="row">Finca con una derrama grande pendiente</th><td>Esperar</td><td>Esperar</td><td>La derrama pesa más que cualquier cocina</td></tr>
</tbody>
</table>
<p>Así que, antes que nada, conviene pedir dos cifras: cuánto vale la vivienda como está y cuánto valdría con la obra
hecha. Si la diferencia no supera con claridad el presupuesto, ya hay respuesta. Cómo se llega a esas cifras se
explica en <a href="/blog/valorar-tu-vivienda">cómo se hace una valoración</a>.</p>

<h2>El orden de la obra</h2>
<ol>
<li><strong>La documentación.</strong> Consulta al Ayuntamiento, aviso a la comunidad y presupuesto por escrito con fecha
de entrega.</li>
<li><strong>Lo que no se ve.</strong> Tuberías de agua, ramal hasta la bajante, llave de paso. En la mayoría de los
pisos de Barcelona, cocina y baño comparten patinillo: si ambos lo necesitan, mejor abrir la pared una sola vez.</li>
<li><strong>La electricidad.</strong> Circuitos separados para placa, horno y lavadora, y boletín del instalador al
final.</li>
<li><strong>Fotos de las paredes abiertas,</strong> con un metro plegable en la imagen. Al técnico del comprador le
encantan.</li>
<li><strong>La impermeabilización de la ducha.</strong> Se llena el plato y se deja 24 horas antes de alicatar.</li>
<li><strong>Suelo, alicatado, yeso y pintura.</strong></li>
<li><strong>Muebles y electrodomésticos,</strong> medidos con el alicatado ya puesto.</li>
<li><strong>El certificado energético,</strong> si han cambiado la caldera o las ventanas. De lo contrario, en el
anuncio saldría la letra antigua.</li>
</ol>
<p>Las fotos del anuncio se hacen una semana después, cuando la silicona ya no huele y se ha quitado el polvo por
segunda vez.</p>

<h2>Permisos en Barcelona</h2>
<p>Hasta un baño con la misma distribución necesita un trámite. Lo primero es la <em>consulta prèvia</em>, un trámite en
línea que se hace con la referencia catastral del piso. Es obligatoria, su resultado vale seis meses y dice cuál de
estos regímenes corresponde a la obra en esa finca.</p>
<table>
<caption>Regímenes de la ordenanza de obras de Barcelona (ORPIMO, de 2011, modificada por última vez, que sepamos, en
octubre de 2022). Prevalece lo que responda la consulta prèvia.</caption>
<thead><tr><th scope="col">Qué se cambia</th><th scope="col">Régimen habitual</th><th scope="col">Qué
supone</th></tr></thead>
<tbody>
<tr><th scope="row">Muebles, alicatado, sanitarios y tuberías; misma distribución; finca ni catalogada ni
protegida</th><td>Assabentat</td><td>Se comunica al Ayuntamiento, sin documentación, y se puede empezar al día
siguiente</td></tr>
<tr><th scope="row">Un tabique, un punto de la estructura, la cocina que cambia de sitio</th><td>Comunicat
immediat</td><td>Documentación de un técnico con <em>informe d’idoneïtat tècnica</em>; se empieza una vez presentado y
pagadas las tasas</td></tr>
<tr><th scope="row">Cualquiera de los anteriores en una finca catalogada o protegida</th><td>Comunicat, immediat o
diferit</td><td>Con informe aunque sean solo azulejos; si es diferit, el Ayuntamiento tiene un mes para oponerse antes
de que se empiece</td></tr>
<tr><th scope="row">La estructura en conjunto, más volumen, cambio de uso del edificio</th><td>Llicència
d’obres</td><td>Proyecto de arquitecto; no se empieza hasta que se concede</td></tr>
</tbody>
</table>
<p>Después, los vecinos. El Código civil de Cataluña (artículo 553-36) obliga a avisar antes al presidente o al
administrador. Si la obra toca un elemento común, tiene que acordarlo la junta, y son comunes la bajante, el conducto
de humos y la pared que da al patio. El abogado del comprador pide esos documentos. Una salida de campana que nadie había
aprobado nos ha retrasado más de una firma.</p>
<p>Conviene guardar las facturas. Lo que es mejora aumenta el valor de adquisición cuando se tributa por la ganancia,
lo que es reparación no, y el asesor fiscal sabe en qué lado cae cada cocina.</p>

<h2>Lo que es mejor no tocar</h2>
<ul>
<li><strong>El suelo hidráulico y las pilas de mármol.</strong> Se limpian con jabón neutro. Un vinilo sobre un
mosaico de 1910 ahuyenta justamente a quienes venían por el mosaico.</li>
<li><strong>La pared entre cocina y salón.</strong> Puede que sostenga algo más que a sí misma, y algunas visitas
querrán volver a levantarla. Una puerta de cristal deja pasar la luz y no necesita cálculo de estructura.</li>
<li><strong>Un segundo baño donde no cabe.</strong> Le quita un armario al dormitorio, y se nota en el plano.</li>
<li><strong>El color que no se puede repintar.</strong> Mejor un azulejo neutro.</li>
<li><strong>Las ventanas de fachada.</strong> Son asunto de la comunidad y del Ayuntamiento, y no se resolverán antes
de la venta.</li>
</ul>
<p>Lo que casi siempre compensa es aburrido: un grifo que no gotea, juntas sanas, bombillas del mismo blanco, puertas
que cierran, una encimera vacía. En caso de duda, es mejor dejar la cocina como está y <a href="/sell">pedirnos antes
una visita</a>. No cuesta nada, y si de verdad la mesa es lo mejor de la cocina, lo diremos.</p>
`,
  sources: [
    {
      label:
        'Recuperación de hasta el 80 % (cocina) y el 70 % (baño): máximos que suele citar el sector, no medidos aquí',
      asOf: '2026-07-14',
    },
    {
      label: 'Método de la encuesta estadounidense «Cost vs. Value» (JLC), edición de 2017',
      url: 'https://www.jlconline.com/cost-vs-value/2017/key-trends-in-the-2017-cost-vs-value-report',
      asOf: '2017-12-31',
    },
    {
      label: 'Régimen de assabentat, artículo 8 de la ORPIMO, explicado por el colegio de aparejadores (Cateb)',
      url: 'https://www.cateb.cat/quines-son-les-obres-dassabentat/',
      asOf: '2022-10-28',
    },
    {
      label: 'Ayuntamiento de Barcelona, consulta prèvia y regímenes de obras',
      url: 'https://ajuntament.barcelona.cat/ecologiaurbana/ca/tramits/tramitacio-telematica-de-llicencies-d-obra',
      asOf: '2022-10-28',
    },
    {
      label: 'Código civil de Cataluña, libro quinto, artículo 553-36 (BOE, texto consolidado)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-11130',
      asOf: '2022-12-30',
    },
    { label: 'Impuesto de transmisiones en Cataluña, Decreto ley 5/2025', asOf: '2025-06-27' },
    { label: 'Financiación a residentes, 80 %: bancos y portales', asOf: '2026-07-14' },
  ],
};
