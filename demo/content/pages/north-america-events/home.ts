import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from './copy';

export const eventsHome: SeedPage = {
  site: 'north-america-events',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'es'],
  title: t('Events in North America', 'Eventos en Norteamérica'),
  description: t(
    'Two dates in 2027 for people who process wire: the spring open house in Illinois and Wire Week in Querétaro, with running machines.',
    'Dos fechas en 2027 para quienes procesan cable: la jornada de puertas abiertas en Illinois y la Semana del Cable en Querétaro.',
  ),
  shareImage: 'event-stand',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: t('Komax in North America, 2027', 'Komax en Norteamérica, 2027'),
      title: t('Come with a reel, leave with an answer', 'Venga con una bobina, vuelva con una respuesta'),
      text: t(
        'No stages and no speeches. Machines, engineers and enough time at each station.',
        'Sin escenarios ni discursos. Máquinas, ingenieros y tiempo suficiente en cada estación.',
      ),
      image: 'event-stand',
      links: [
        {
          kind: 'page',
          page: 'north-america-events:spring-open-house',
          text: t('Spring open house', 'Jornada de primavera'),
        },
        { kind: 'page', page: 'north-america-events:wire-week', text: t('Wire Week', 'Semana del Cable') },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('Two dates', 'Dos fechas'),
      teasers: [
        {
          overline: t('14–15 April 2027', '14 y 15 de abril de 2027'),
          title: t('Spring open house', 'Jornada de puertas abiertas'),
          text: t(
            'Fairbrook, Illinois. Twelve machines running, two workshops.',
            'Fairbrook, Illinois. Doce máquinas en marcha y dos talleres.',
          ),
          image: 'plant-exterior',
          link: { kind: 'page', page: 'north-america-events:spring-open-house' },
        },
        {
          overline: t('4–8 October 2027', 'Del 4 al 8 de octubre de 2027'),
          title: t('Wire Week', 'Semana del Cable'),
          text: t(
            'Querétaro, Mexico. Five days, one subject a day.',
            'Querétaro, México. Cinco días, un tema por día.',
          ),
          image: 'training-room',
          link: { kind: 'page', page: 'north-america-events:wire-week' },
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Your wire', 'Su cable'),
      title: t('Trials on the spot', 'Pruebas en el momento'),
      content: t(
        'Reserve a slot of 45 minutes at a Linea, Cresta or RotoStrip. You bring thirty feet of wire and fifty terminals; you take home samples, micrographs and the settings.\n\n**Sixteen slots a day**, given in the order of registration.',
        'Reserve un turno de 45 minutos en una Linea, Cresta o RotoStrip. Usted trae diez metros de cable y cincuenta terminales; se lleva muestras, micrografías y los ajustes.\n\n**Dieciséis turnos al día**, por orden de inscripción.',
      ),
      image: 'machine-crimp',
      mediaPosition: 'start',
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: same('12'), label: t('machines running', 'máquinas en marcha') },
        { value: same('45'), unit: same('min'), label: t('per trial slot', 'por turno de prueba') },
        { value: same('2'), label: t('languages at each station', 'idiomas en cada estación') },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Good to know', 'Conviene saber'),
      items: [
        {
          title: t('What does it cost?', '¿Cuánto cuesta?'),
          content: t(
            'Nothing. Lunch is included, travel and hotel are yours.',
            'Nada. La comida está incluida; el viaje y el hotel corren por su cuenta.',
          ),
        },
        {
          title: t('Who should come?', '¿Para quién es?'),
          content: t(
            'People who set up, maintain, buy or release machines. Two from one company learn more than one.',
            'Para quienes preparan, mantienen, compran o liberan máquinas. Dos personas de una empresa aprenden más que una.',
          ),
        },
        {
          title: t('May I take photographs?', '¿Puedo tomar fotografías?'),
          content: t(
            'Of our machines yes, of other visitors’ wires no.',
            'De nuestras máquinas sí; de los cables de otros visitantes, no.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Register by e-mail', 'Inscríbase por correo'),
      text: t('Name, company, date and the wire you bring.', 'Nombre, empresa, fecha y el cable que trae.'),
      links: [
        { kind: 'external', url: 'mailto:events@komax.example', text: same('events@komax.example') },
        {
          kind: 'page',
          page: 'north-america-events:travel',
          text: t('Plan the journey', 'Planear el viaje'),
        },
      ],
    },
  ],
};
