import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { productPicture } from '../machines';
import { same, t } from './copy';

export const eventsSpringOpenHouse: SeedPage = {
  site: 'north-america-events',
  slug: 'spring-open-house',
  pageType: 'Event',
  languages: ['en', 'es'],
  title: t('Spring open house', 'Jornada de puertas abiertas'),
  description: t(
    '14 and 15 April 2027 in Fairbrook, Illinois: twelve running machines, workshops on crimp quality and high voltage, trials on your wire.',
    '14 y 15 de abril de 2027 en Fairbrook, Illinois: doce máquinas en marcha, talleres de crimpado y alta tensión, pruebas con su cable.',
  ),
  shareImage: 'event-stand',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('14–15 April 2027, Fairbrook, Illinois', '14 y 15 de abril de 2027, Fairbrook, Illinois'),
      title: t('Spring open house', 'Jornada de puertas abiertas'),
      text: t(
        'The plant stays in production. You see what a normal Wednesday looks like.',
        'La planta sigue produciendo. Verá cómo es un miércoles cualquiera.',
      ),
      image: 'plant-exterior',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Programme', 'Programa'),
      caption: t('Programme by day and hour', 'Programa por día y hora'),
      columns: [t('Wednesday 14', 'Miércoles 14'), t('Thursday 15', 'Jueves 15')],
      rows: [
        {
          label: same('8:30'),
          values: [
            t('Doors, safety briefing', 'Apertura, seguridad'),
            t('Doors, safety briefing', 'Apertura, seguridad'),
          ],
        },
        {
          label: same('9:00'),
          values: [
            t('Plant tour', 'Recorrido por la planta'),
            t('Workshop: testing', 'Taller: verificación'),
          ],
        },
        {
          label: same('10:30'),
          values: [
            t('Workshop: crimp quality', 'Taller: calidad de crimpado'),
            t('Workshop: high voltage', 'Taller: alta tensión'),
          ],
        },
        { label: same('12:00'), values: [t('Lunch', 'Comida'), t('Lunch', 'Comida')] },
        {
          label: same('13:00'),
          values: [t('Trials, 8 slots', 'Pruebas, 8 turnos'), t('Trials, 8 slots', 'Pruebas, 8 turnos')],
        },
        { label: same('17:00'), values: [t('Barbecue', 'Asado'), t('Close', 'Cierre')] },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: t('What will be running', 'Qué estará en marcha'),
      images: [
        {
          image: productPicture('cresta-455'),
          caption: t('Cresta 455 with four stations', 'Cresta 455 con cuatro estaciones'),
        },
        {
          image: productPicture('ordina-600'),
          caption: t('Ordina 600 inserting into four housings', 'Ordina 600 insertando en cuatro carcasas'),
        },
        {
          image: productPicture('volta-hv-30'),
          caption: t('Volta HV 30 on 50 mm² (AWG 1/0)', 'Volta HV 30 con 50 mm² (AWG 1/0)'),
        },
        {
          image: productPicture('cirris-cr-4'),
          caption: t('Cirris CR 4 on a truck harness', 'Cirris CR 4 con un mazo de camión'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('120 places', '120 lugares'),
      text: t(
        'Registration closes on 31 March 2027, or when the places are taken.',
        'La inscripción cierra el 31 de marzo de 2027 o al agotarse los lugares.',
      ),
      links: [
        { kind: 'external', url: 'mailto:events@komax.example', text: t('Register', 'Inscribirse') },
        { kind: 'page', page: 'north-america-events:travel', text: t('Travel', 'Cómo llegar') },
      ],
    },
  ],
};
