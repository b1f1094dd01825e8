import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from './copy';

export const eventsTravel: SeedPage = {
  site: 'north-america-events',
  slug: 'travel',
  pageType: 'Location',
  languages: ['en', 'es'],
  title: t('Travel', 'Cómo llegar'),
  description: t(
    'How to reach the events in Fairbrook, Illinois and Querétaro: addresses, transfers, hotels, safety shoes and accessibility on site.',
    'Cómo llegar a los eventos en Fairbrook, Illinois, y Querétaro: direcciones, traslados, hoteles, calzado y accesibilidad.',
  ),
  shareImage: 'world-map',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Your visit', 'Su visita'),
      title: t('Getting here', 'Cómo llegar'),
      image: 'world-map',
    },
    {
      blockType: 'richText',
      content: t(
        '### Fairbrook, Illinois\n\nKomax North America, 200 Strand Avenue, Fairbrook, IL 00600\n\n- 50 minutes by car from the airport; free parking at gate 2\n- shuttle from the airport at 7:15 and 11:00, back at 17:30\n- telephone on the day: [+1 312 555 0145](tel:+13125550145)\n\n### Querétaro\n\nKomax México, Calle del Arnés 210, 00760 Querétaro\n\n- 35 minutes by taxi from the airport\n- bus from the hotel at 8:00, back at 17:30',
        '### Fairbrook, Illinois\n\nKomax North America, 200 Strand Avenue, Fairbrook, IL 00600\n\n- a 50 minutos en coche del aeropuerto; estacionamiento gratuito en la puerta 2\n- traslado desde el aeropuerto a las 7:15 y 11:00, regreso a las 17:30\n- teléfono durante el evento: [+1 312 555 0145](tel:+13125550145)\n\n### Querétaro\n\nKomax México, Calle del Arnés 210, 00760 Querétaro\n\n- a 35 minutos en taxi del aeropuerto\n- autobús desde el hotel a las 8:00, regreso a las 17:30',
      ),
    },
    {
      blockType: 'accordion',
      title: t('On site', 'En el lugar'),
      items: [
        {
          title: t('Clothing', 'Vestimenta'),
          content: t(
            'Closed shoes; we lend toe caps, glasses and ear protection. No rings or loose scarves at the machines.',
            'Calzado cerrado; prestamos punteras, lentes y protección auditiva. Sin anillos ni bufandas sueltas junto a las máquinas.',
          ),
        },
        {
          title: t('Accessibility', 'Accesibilidad'),
          content: t(
            'Both halls are level and have lifts and accessible toilets. Tell us what you need; trial stations can be lowered.',
            'Ambas naves son planas y cuentan con elevadores y baños accesibles. Díganos qué necesita; las estaciones de prueba se pueden bajar.',
          ),
        },
        {
          title: t('Bringing samples across the border', 'Muestras al cruzar la frontera'),
          content: t(
            'Ask for a pro-forma letter two weeks ahead. Up to 5 kg of wire pass as samples without value.',
            'Pida una carta proforma con dos semanas de antelación. Hasta 5 kg de cable pasan como muestras sin valor.',
          ),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('The dates', 'Las fechas'),
      teasers: [
        {
          overline: t('14–15 April 2027', '14 y 15 de abril de 2027'),
          title: t('Spring open house', 'Jornada de puertas abiertas'),
          link: { kind: 'page', page: 'north-america-events:spring-open-house' },
        },
        {
          overline: t('4–8 October 2027', 'Del 4 al 8 de octubre de 2027'),
          title: t('Wire Week', 'Semana del Cable'),
          link: { kind: 'page', page: 'north-america-events:wire-week' },
        },
      ],
    },
  ],
};
