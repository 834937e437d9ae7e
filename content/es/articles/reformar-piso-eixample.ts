import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Reformar un piso del Eixample de 1900: lo que hay dentro de las paredes',
  excerpt:
    'Vigas, voltas, suelo hidráulico, tuberías de plomo, ruido, letra energética y tres permisos: lo que conviene saber antes de abrir un tabique.',
  fullContent: `
<p>Un piso de 1900 en el Eixample tiene techos de casi cuatro metros, un pasillo por el que se puede ir en bicicleta y
una estructura que quizá nadie ha mirado desde que la enyesaron. Casi todo está mejor de lo que temen sus dueños. El
resto se esconde en pocos sitios, conocidos, y sale a cuenta mirarlos antes de elegir la cocina.</p>

<h2>La estructura y los techos</h2>
<p>Los forjados se apoyan en vigas de madera o, cada vez más a medida que se acerca 1900, de hierro y acero. Entre
viga y viga va la <em>volta catalana</em>: una bóveda rebajada de rasilla, puesta de plano con mortero rápido y sin
cimbra. Encima hay un relleno de cascotes, y sobre él el pavimento. Desde abajo nada de esto se ve: lo tapa un cielo
raso de cañizo y yeso. Lo sostienen paredes de ladrillo que, dentro del piso, a menudo tienen solo 15 cm. Cinco
plantas pueden descansar sobre una pared que parece un tabique.</p>
<p>De la <strong>aluminosis</strong> ha oído hablar cualquier comprador. Es la degradación del cemento aluminoso, que
se usó en viguetas desde 1950, más o menos, hasta su prohibición en 1977. Nada construido en 1900 la tiene. Sí pueden
tenerla las remontas de los cincuenta y sesenta, o las vigas cambiadas entonces: hay que preguntar la fecha de cada
planta, no solo la de la casa. Lo propio de la edad es esto:</p>
<table>
<caption>De qué suele resentirse una finca de 1900 y cómo se nota</caption>
<thead><tr><th scope="col">Parte</th><th scope="col">Qué pasa</th><th scope="col">Qué se ve</th></tr></thead>
<tbody>
<tr><th scope="row">Cabezas de viga de madera, en fachada y bajo zonas húmedas</th><td>Pudrición, carcoma,
termitas</td><td>Suelo que cae hacia un lado, polvillo como harina, tubos de barro en una pared</td></tr>
<tr><th scope="row">Vigas de hierro bajo cocinas, baños y terrazas</th><td>El óxido se hincha y parte la
rasilla</td><td>Grieta que sigue la viga, manchas pardas</td></tr>
<tr><th scope="row">Voltas</th><td>Agujeros para tubos, pavimentos pesados encima</td><td>Grietas transversales, yeso
que suena hueco</td></tr>
<tr><th scope="row">Tabiques</th><td>Cargan porque las vigas de encima han cedido</td><td>Puertas que rozan después de
una obra en el piso de arriba</td></tr>
<tr><th scope="row">Bajantes y depósitos de reformas de 1950 a 1990</th><td>Fibrocemento con amianto</td><td>Tubos
grises y quebradizos en el patio de luces</td></tr>
<tr><th scope="row">Tuberías de agua</th><td>Plomo</td><td>Grises, blandas, brillantes al rascarlas, con soldaduras
abultadas</td></tr>
<tr><th scope="row">Instalación eléctrica</th><td>Sin toma de tierra, cable forrado de tela</td><td>Enchufes sin
contacto de tierra, fusibles de porcelana</td></tr>
</tbody>
</table>
<p>Un arquitecto con un punzón y una escalera necesita media jornada y cuatro catas pequeñas en el techo. Mejor
hacerlo antes de las arras, o condicionar las arras al resultado. El amianto solo puede retirarlo una empresa inscrita
en el registro oficial (RERA), y el justificante se guarda.</p>

<h2>Suelos hidráulicos y mosaicos</h2>
<p>La baldosa hidráulica es cemento prensado, no cocido. El color es una capa de pocos milímetros que no perdona el
salfumán ni la lejía: jabón neutro y, después, una cera o un aceite que deje respirar. Cada habitación tiene su
alfombra con su cenefa, de modo que el suelo aún enseña dónde estaban las paredes. Una cenefa que se corta en mitad de
un dormitorio delata un tabique desaparecido.</p>
<p>Si hay que pasar tubos por debajo, las piezas se numeran, se levantan y se vuelven a colocar. Los recambios suelen
aparecer bajo los armarios empotrados. Mejor no poner un pavimento sobre otro, y la razón es la volta: cinco
centímetros de mortero pesan unos 100 kg por metro cuadrado, y la norma actual cuenta con 200 para todo lo que se mete
en una vivienda, personas incluidas.</p>

<h2>Agua y plomo</h2>
<p>En España el plomo fue corriente en las viviendas hasta los años setenta. El límite en el grifo es de 10
microgramos por litro, y la directiva europea de 2020 lo deja en la mitad, 5, a partir del 12 de enero de 2036.
Cambiar las tuberías del piso resuelve medio problema. El montante es de la comunidad: el administrador sabrá de qué
está hecho. Mientras no se cambie, la primera agua de la mañana se deja correr.</p>

<h2>Ventanas, ruido y letra energética</h2>
<p>El Ayuntamiento publica un mapa de ruido por tramos de calle, de día (de 7:00 a 21:00), de tarde y de noche (desde
las 23:00). Lo primero es mirar la noche. Hacia la calle, el mejor remedio suele ser una segunda ventana por detrás de
la primera: la carpintería antigua se queda, la fachada no cambia y la cámara entre las dos hace más que un cristal
grueso. Si hay que sustituir la ventana, mejor vidrios de distinto grosor, y lo que sobre, al cajón de la persiana,
que es por donde entran casi todos los autobuses. Y luego, ventilar: una habitación que de golpe cierra bien empieza a
sudar.</p>
<p>El certificado energético se hace dos veces, antes y después. El primero enumera medidas con la letra que daría
cada una, y un buen certificador calcula la obra prevista antes de encargar nada.</p>
<ul>
<li><strong>Mueve la letra:</strong> una bomba de calor en lugar de una caldera de gas vieja, ventanas que cierren,
aislamiento bajo cubierta si es el último piso, trasdosado en las paredes que dan a patios.</li>
<li><strong>No la mueve:</strong> los led y los electrodomésticos nuevos, que en vivienda no entran en el
cálculo.</li>
<li><strong>Vigencia:</strong> diez años, cinco si la letra es G (Real Decreto 390/2021). La letra tiene que figurar
en todos los anuncios.</li>
</ul>
<p>Los trasdosados en fachada, con prudencia. Una pared vieja necesita secarse hacia algún lado, y un aislante junto a
la cabeza de una viga puede mantenerla húmeda.</p>

<h2>Tres permisos</h2>
<p><strong>El Ayuntamiento.</strong> La <em>consulta prèvia</em> en línea es obligatoria y decide el régimen. El más
sencillo, el <em>assabentat</em>, sirve solo para obras que no toquen distribución, estructura ni fachada, y solo en
fincas que no estén catalogadas ni protegidas. En el Eixample, muchas veces queda descartado. Los tabiques y las vigas
piden un <em>comunicat</em> con informe de un técnico, o algo más. Hay una tabla en
<a href="/blog/reforma-cocina-bano">cocina o baño antes de vender</a>.</p>
<p><strong>El catálogo de patrimonio.</strong> Tiene cuatro niveles: A (interés nacional), B (interés local), C
(interés urbanístico) y D (interés documental). Los tres primeros no se pueden derribar. La protección puede llegar al
interior, al vestíbulo, a la vidriera de la galería o a un techo pintado, y la ficha de la finca dice hasta dónde. Hay
que leerla antes de comprar. Catalogado no significa intocable: todas las semanas se aprueban tuberías, cocinas y
ascensores.</p>
<p><strong>Los vecinos.</strong> El artículo 553-36 del Código civil de Cataluña pide avisar al presidente o al
administrador antes de empezar. La obra no puede debilitar el edificio ni cambiar su aspecto exterior, y lo que afecta
a elementos comunes necesita acuerdo de la junta: vigas, muros de carga, fachada, bajantes. La viga de su techo es la
viga de todos.</p>
<p>Falta un documento. Los edificios de más de 45 años tienen que pasar la inspección técnica, y en la provincia de
Barcelona los anteriores a 1930 tenían de plazo hasta el 31 de diciembre de 2012. El vendedor entrega el certificado
de aptitud. Conviene pedir también el informe, que clasifica los defectos por gravedad, y las actas de las tres
últimas juntas, donde los vecinos discuten quién paga.</p>

<h2>En qué orden</h2>
<ol>
<li>Ficha del catálogo, informe de la inspección, actas.</li>
<li>Visita con arquitecto, catas, muestra del agua del grifo.</li>
<li>Proyecto: primero la estructura, después la energía, después la cocina.</li>
<li>Consulta prèvia, permiso, carta a la comunidad y fotos de los techos de los vecinos antes de empezar.</li>
<li>Vigas, luego tuberías, luego ventanas. El suelo, tapado toda la obra con tablero y no con plástico, que lo hace
sudar.</li>
<li>Segundo certificado energético, facturas, planos de lo construido. Un día los pedirá otro comprador.</li>
</ol>
<p>Entre nuestros <a href="/properties?area=eixample">pisos del Eixample</a> hay algunos que ya han pasado por todo
esto y otros que lo tienen por delante. Decimos cuáles, y si hemos visto las vigas, también.</p>
`,
  sources: [
    {
      label: 'Cemento aluminoso en Cataluña, de 1950 a 1970, y el derrumbe de 1990 (El Periódico)',
      url: 'https://amp.elperiodico.com/es/barcelona/20230214/aluminosis-bloques-viviendas-besos-barcelona-82878836',
      asOf: '2023-02-14',
    },
    {
      label: 'Directiva (UE) 2020/2184 sobre el agua de consumo: plomo',
      url: 'https://eur-lex.europa.eu/eli/dir/2020/2184/oj',
      asOf: '2020-12-16',
    },
    {
      label: 'Real Decreto 390/2021, certificado energético: vigencia y anuncios',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2021-06-03',
    },
    {
      label: 'Ayuntamiento de Barcelona, mapa estratégico de ruido',
      url: 'https://ajuntament.barcelona.cat/ecologiaurbana/ca/serveis/la-ciutat-funciona/manteniment-de-l-espai-public/gestio-energetica-de-la-ciutat/servei-de-control-acustic/mapa-del-soroll',
      asOf: '2026-06-02',
    },
    {
      label: 'Ayuntamiento de Barcelona, protección del patrimonio arquitectónico',
      url: 'https://ajuntament.barcelona.cat/ecologiaurbana/ca/serveis/la-ciutat-funciona/urbanisme-i-gestio-del-territori/proteccio-del-patrimoni-arquitectonic',
      asOf: '2026-06-02',
    },
    {
      label: 'Régimen de assabentat, artículo 8 de la ORPIMO, explicado por el colegio de aparejadores (Cateb)',
      url: 'https://www.cateb.cat/quines-son-les-obres-dassabentat/',
      asOf: '2022-10-28',
    },
    {
      label: 'Código civil de Cataluña, libro quinto, artículo 553-36 (BOE, texto consolidado)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-11130',
      asOf: '2022-12-30',
    },
    {
      label: 'Inspección técnica de edificios, Decreto 67/2015: antigüedad y plazos',
      url: 'https://escura.com/es/inspeccion-tecnica-de-edificios-ite',
      asOf: '2015-05-27',
    },
    {
      label: 'Sobrecarga de uso en vivienda, 2 kN/m² (Código Técnico, DB-SE-AE); peso del mortero: cálculo propio',
      asOf: '2026-06-02',
    },
  ],
};
