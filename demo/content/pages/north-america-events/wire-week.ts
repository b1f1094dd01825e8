import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from './copy';

export const eventsWireWeek: SeedPage = {
  site: 'north-america-events',
  slug: 'wire-week',
  pageType: 'Event',
  languages: ['en', 'es'],
  title: t('Wire Week', 'Semana del Cable'),
  description: t(
    '4 to 8 October 2027 in Querétaro: five days of practice on cutting, crimping, twisting, testing and maintenance, in Spanish and English.',
    'Del 4 al 8 de octubre de 2027 en Querétaro: cinco días de práctica en corte, crimpado, trenzado, verificación y mantenimiento.',
  ),
  shareImage: 'training-room',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('4–8 October 2027, Querétaro', 'Del 4 al 8 de octubre de 2027, Querétaro'),
      title: t('Five days, one subject a day', 'Cinco días, un tema por día'),
      text: t('Come for a day or stay for the week.', 'Venga un día o quédese la semana.'),
      image: 'training-room',
      links: [{ kind: 'external', url: 'mailto:events@komax.example', text: t('Register', 'Inscribirse') }],
    },
    {
      blockType: 'mediaText',
      title: t('In Spanish, with English at hand', 'En español, con inglés a la mano'),
      content: t(
        'Workshops are held in Spanish; an engineer at each machine translates. Documents come in both languages. Each participant receives a certificate that lists the exercises passed.',
        'Los talleres se imparten en español; en cada máquina, un ingeniero traduce al inglés. Los documentos están en ambos idiomas. Cada participante recibe un certificado con los ejercicios aprobados.',
      ),
      image: 'assembly-cell',
      mediaPosition: 'end',
    },
    {
      blockType: 'accordion',
      title: t('The days', 'Los días'),
      items: [
        {
          title: t('Monday: cut and strip', 'Lunes: cortar y pelar'),
          content: t(
            'Blades, guides, eccentric insulation. Each group strips a PTFE cable without a nick.',
            'Cuchillas, guías, aislamiento excéntrico. Cada grupo pela un cable de PTFE sin dañar un hilo.',
          ),
        },
        {
          title: t('Tuesday: crimp', 'Martes: crimpar'),
          content: t(
            'Crimp height, micrographs, force monitoring, USCAR-21 in practice. Bring a terminal that troubles you.',
            'Altura de crimpado, micrografías, monitoreo de fuerza y USCAR-21 en la práctica. Traiga un terminal que le dé problemas.',
          ),
        },
        {
          title: t('Wednesday: twist', 'Miércoles: trenzar'),
          content: t(
            'Lay length, untwisted ends and what a network analyser says about them.',
            'Paso, extremos sin trenzar y lo que un analizador de redes dice de ellos.',
          ),
        },
        {
          title: t('Thursday: test', 'Jueves: verificar'),
          content: t(
            'Four-wire measurement, insulation and limits that can be defended in an audit.',
            'Medición a cuatro hilos, aislamiento y límites que resisten una auditoría.',
          ),
        },
        {
          title: t('Friday: maintain', 'Viernes: mantener'),
          content: t(
            'Press modules, belts, calibration. Ends at 2 p.m.',
            'Módulos de prensa, correas y calibración. Termina a las 14 h.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Reading for the journey', 'Lectura para el viaje'),
      files: [
        {
          file: 'crimp-quality-guide',
          title: t('Crimp quality guide', 'Guía de calidad de crimpado (en inglés)'),
        },
        { file: 'wire-reference-chart', title: t('Wire reference chart', 'Tabla de cables (en inglés)') },
      ],
    },
  ],
};
