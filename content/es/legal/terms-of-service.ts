import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-28',
  body: `
<p>Estas condiciones regulan el uso de la web de {legalName} (en adelante, la agencia), cuyos datos figuran en el <a href="/legal-notice">aviso legal</a>. Los encargos de venta, de búsqueda, de alquiler y de gestión se rigen por su propio contrato, que se firma aparte.</p>

<h2>1. Uso de la web</h2>
<p>Consultar la web es gratuito y no exige registro. Quien la usa se compromete a hacerlo de buena fe. En particular, no está permitido:</p>
<ul>
<li>enviar datos falsos o de otra persona sin su permiso;</li>
<li>introducir programas dañinos, eludir las medidas de seguridad o sobrecargar el servicio;</li>
<li>extraer de forma masiva o automática los anuncios, las imágenes o los textos;</li>
<li>usar los formularios para enviar publicidad.</li>
</ul>
<p>La agencia puede limitar el acceso de quien incumpla estas normas.</p>

<h2>2. Anuncios, precios y disponibilidad</h2>
<p>Cada ficha indica, en lo que le corresponda, el precio y quién paga los honorarios de la agencia, las superficies, el año y el estado, el certificado energético, el documento de habitabilidad u ocupación, la accesibilidad, los gastos, si la vivienda está ocupada, sus datos y cargas en el Registro de la Propiedad y si es vivienda protegida o está en un edificio catalogado. Estos datos los facilitan la propiedad, los registros y los técnicos, y la ficha lleva la fecha de su última revisión.</p>
<p>La de una vivienda en alquiler muestra además el uso, la fianza, la garantía y la duración del contrato; en una zona tensionada de Cataluña, la renta del último contrato de los cinco años anteriores, el índice de referencia con la fecha de consulta y si el propietario es gran tenedor; y, en el alquiler turístico, su número en el registro de turismo.</p>
<p>El resto de la información que exigen la Ley 12/2023, por el derecho a la vivienda, y la Ley 18/2007, del derecho a la vivienda (Cataluña), se entrega a quien la pida y, en todo caso, antes de cualquier pago.</p>
<ul>
<li>El precio es el que pide la propiedad. En la vivienda de segunda mano no incluye impuestos; en la obra nueva incluye el IVA, al tipo que indica la ficha, pero no los actos jurídicos documentados. No incluye notaría, Registro ni gestoría. El cálculo de impuestos y gastos se ofrece aparte, como orientación.</li>
<li>Una vivienda puede reservarse, venderse o cambiar de precio entre dos revisiones. La ficha se corrige en cuanto la agencia lo sabe, y la disponibilidad se confirma al pedir la visita.</li>
<li>Las superficies las miden la agencia o un técnico, o proceden de la propiedad, del Registro o del Catastro. La situación en el mapa es aproximada, a 300 metros como máximo, salvo que la propiedad permita mostrar el lugar exacto.</li>
<li>Las imágenes hechas por ordenador lo indican; las demás son fotografías de la vivienda. Ninguna sustituye a la visita.</li>
<li>Todos los anuncios los publica la propia agencia, también los de viviendas que comercializa con otra agencia o con una promotora. La lista se ordena con «Destacadas»: primero la venta y después el alquiler; dentro de cada grupo, las viviendas que la agencia destaca por ser representativas de su cartera y, a continuación, las más recientes. Nadie paga por aparecer antes. El orden se puede cambiar por fecha, precio, superficie, precio por metro cuadrado, rentabilidad o distancia a pie hasta el mar. Si se fija un límite de cuota mensual o de dinero propio, las viviendas que no se pueden calcular van al final en cualquier orden.</li>
</ul>
<p>Si en un anuncio hay un error evidente, la agencia lo corregirá y avisará a quien haya preguntado por la vivienda. Todo ello se entiende sin perjuicio del valor vinculante que la legislación de consumo reconoce a la publicidad. La reserva y la compraventa solo obligan desde que las partes firman el documento correspondiente.</p>

<h2>3. Carácter orientativo de cifras y herramientas</h2>
<p>La valoración, la calculadora de hipotecas, el cálculo de gastos, las guías y los artículos informan con datos generales, con su fecha y su fuente. Son una orientación: no constituyen una tasación oficial, una oferta de crédito ni asesoramiento jurídico, fiscal o financiero. Los impuestos y los tipos de interés cambian y dependen de cada caso; antes de decidir conviene consultar a un profesional con la situación concreta delante.</p>
<p>La agencia no concede préstamos ni actúa como intermediaria de crédito inmobiliario.</p>

<h2>4. Cuentas de usuario</h2>
<ul>
<li>Puede crear una cuenta cualquier persona mayor de 18 años, con una dirección de correo propia que hay que verificar.</li>
<li>La contraseña es personal. Si alguien más puede conocerla, hay que cambiarla; al hacerlo se cierran las demás sesiones.</li>
<li>La cuenta es gratuita y se puede eliminar en cualquier momento desde ella misma. Una cuenta sin actividad durante 24 meses se elimina, con aviso por correo un mes antes.</li>
<li>Quien vende con la agencia sigue su venta en un área propia, a la que se entra por invitación: visitas, documentos y ofertas. Lo que se conteste allí a una oferta no sustituye al documento que firman las partes.</li>
<li>El enlace a una lista de viviendas funciona 90 días como máximo y se puede cancelar antes; quien lo tenga ve la lista.</li>
<li>La agencia puede suspender una cuenta que se use contra estas condiciones, y lo comunicará por correo con el motivo.</li>
</ul>

<h2>5. Citas y visitas</h2>
<p>Las llamadas se reservan por 30 o por 60 minutos y las visitas por el tiempo que se indica al pedirlas; quedan confirmadas con el correo que se envía; la visita que el agente tiene que confirmar se indica al pedirla, y se confirma con un segundo correo. La hora que cuenta es la peninsular española. Se pueden cambiar o cancelar sin coste con el enlace del correo; se agradece hacerlo cuanto antes, porque otra persona puede querer esa hora.</p>

<h2>6. Boletín y avisos de viviendas</h2>
<p>Son gratuitos y se envían a quien los ha pedido desde una dirección confirmada. Contienen anuncios de viviendas de la agencia, que indican la clase energética y los números de registro de la agencia. La baja es inmediata, con el enlace de cada envío.</p>

<h2>7. Contenidos de la web</h2>
<p>La propiedad intelectual y los créditos se detallan en el <a href="/legal-notice">aviso legal</a>.</p>

<h2>8. Responsabilidad</h2>
<p>La agencia procura que la web funcione sin interrupciones y sin errores, pero no puede garantizarlo. Puede detenerla para mantenimiento. Responde de los daños que cause por dolo o negligencia, en los términos de la ley; no responde de los que se deban a un uso contrario a estas condiciones, a fallos de la conexión del usuario o al contenido de webs ajenas.</p>
<p>Nada de lo anterior limita los derechos que la ley reconoce a los consumidores ni la responsabilidad que no se puede excluir.</p>

<h2>9. Datos personales</h2>
<p>Su tratamiento se explica en la <a href="/privacy-policy">política de privacidad</a>.</p>

<h2>10. Cambios en estas condiciones</h2>
<p>La agencia puede modificarlas por motivos legales o por cambios en el servicio. La versión vigente es la publicada aquí, con su fecha. Los cambios que afecten a quien tiene cuenta se le comunicarán por correo con 30 días de antelación; quien no esté de acuerdo puede eliminar la cuenta sin coste.</p>
<p>Si una cláusula resulta nula, las demás siguen en vigor.</p>

<h2>11. Idioma, ley y juzgados</h2>
<p>El texto que obliga es este, en castellano. Se aplica la ley española, sin privar al consumidor que reside en otro país de la Unión Europea de la protección que le dan las normas imperativas de ese país. Son competentes los juzgados del domicilio del consumidor; si el usuario no es consumidor, los de Barcelona.</p>
`.trim(),
};
