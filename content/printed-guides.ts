import type { GuideQuestions } from './types/writing';

type QuestionsOfGuide = Readonly<Record<'en' | 'es', GuideQuestions>>;

export const questionsFor: Readonly<Partial<Record<string, QuestionsOfGuide>>> = {
  selling: {
    en: {
      title: 'Ten questions before you sign with an agent',
      lead: 'Ask every agency the same ones, ours too, and note the answers side by side. Whoever works well will be glad that you asked.',
      questions: [
        {
          question: 'Which sales is your price based on?',
          why: 'Ask to see registered sales with their dates. An advertisement only shows what somebody hopes to be paid.',
        },
        {
          question: 'What happens if there is no offer after three weeks?',
          why: 'The day of the review is best fixed at the start, while everybody is calm.',
        },
        {
          question: 'What do you charge, on which price, and is VAT in it?',
          why: 'The figure belongs in the agreement. Ask as well what you owe if the home is not sold.',
        },
        {
          question: 'How long does the agreement last, and how do I end it?',
          why: 'Term, renewal and notice are read least and argued about most. Read them twice.',
        },
        {
          question: 'Is it exclusive, and what do I get in return?',
          why: 'With one agent, one person answers for your sale. Have what they promise for it in writing.',
        },
        {
          question: 'Who will show my home?',
          why: 'Someone who has measured it answers better than someone who has read about it. Ask for a name.',
        },
        {
          question: 'Which documents do you order, and which do I pay for?',
          why: 'The energy certificate and the document of occupation are the seller’s. Ask for the quotes first.',
        },
        {
          question: 'Where will it be advertised, and what will you say about its faults?',
          why: 'A buyer who knows of the fault beforehand does not use it to bargain on the second visit.',
        },
        {
          question: 'How will I know what is going on?',
          why: 'Ask where you will see viewings, what was said and offers. We give you an area for it and, if you like, the figures on Fridays.',
        },
        {
          question: 'What is your registration number?',
          why: 'In Catalonia it begins with AICAT, in the Valencian Community with RAICV. Look it up before you sign.',
        },
      ],
    },
    es: {
      title: 'Diez preguntas antes de firmar un encargo',
      lead: 'Hágaselas a todas las agencias, también a la nuestra, y apunte las respuestas una al lado de otra. A quien trabaja bien le gusta que se las hagan.',
      questions: [
        {
          question: '¿En qué ventas se apoya su precio?',
          why: 'Pida ver operaciones registradas, con su fecha. Un anuncio solo dice lo que alguien espera cobrar.',
        },
        {
          question: '¿Qué haremos si en tres semanas no hay ofertas?',
          why: 'El día de la revisión se fija mejor al empezar, cuando todo el mundo está tranquilo.',
        },
        {
          question: '¿Cuánto cobran, sobre qué precio y con el IVA o sin él?',
          why: 'La cifra va en el encargo. Pregunte también qué se debe si la vivienda no se vende.',
        },
        {
          question: '¿Cuánto dura el encargo y cómo se termina?',
          why: 'La duración, la prórroga y el preaviso son lo que menos se lee y lo que más se discute. Léalos dos veces.',
        },
        {
          question: '¿Es en exclusiva? ¿Qué recibo a cambio?',
          why: 'Con un solo agente responde una sola persona. Lo que prometa por la exclusiva, por escrito.',
        },
        {
          question: '¿Quién enseñará mi casa?',
          why: 'Contesta mejor quien la ha medido que quien ha leído sobre ella. Pida un nombre.',
        },
        {
          question: '¿Qué documentos encargan ustedes y cuáles pago yo?',
          why: 'El certificado energético y el documento de ocupación son del vendedor. Pida antes los presupuestos.',
        },
        {
          question: '¿Dónde se anunciará y qué se dirá de sus defectos?',
          why: 'El comprador que conoce el defecto de antemano no lo usa para regatear en la segunda visita.',
        },
        {
          question: '¿Cómo sabré lo que pasa?',
          why: 'Pregunte dónde verá las visitas, lo que se dijo y las ofertas. Nosotros le damos un área y, si quiere, las cifras los viernes.',
        },
        {
          question: '¿Cuál es su número de registro?',
          why: 'En Cataluña empieza por AICAT y en la Comunitat Valenciana, por RAICV. Búsquelo antes de firmar.',
        },
      ],
    },
  },
};
