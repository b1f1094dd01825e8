import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../copy';

export const mainTraining: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'training',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: t('Training', 'Schulung'),
  description: t(
    'Courses on operation, maintenance and crimp quality for groups of up to six, in five centres or on your own line.',
    'Kurse zu Bedienung, Instandhaltung und Crimpqualität für Gruppen bis sechs Personen, in fünf Zentren oder an Ihrer Linie.',
  ),
  shareImage: 'training-room',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Services', 'Services'),
      title: t('Six people, one machine, two days', 'Sechs Leute, eine Maschine, zwei Tage'),
      text: t(
        'Courses are small, and most of the time is spent at the machine. Bring your own wire.',
        'Die Kurse sind klein, und die meiste Zeit verbringt man an der Maschine. Bringen Sie Ihre Leitung mit.',
      ),
      image: 'training-room',
      links: [to('main:contact', t('Book a course', 'Kurs buchen'))],
    },
    {
      blockType: 'accordion',
      title: t('Courses', 'Kurse'),
      items: [
        {
          title: t('Operation, two days', 'Bedienung, zwei Tage'),
          content: t(
            'Article data, changeover, first-piece release, typical faults. At the end each participant sets up an unknown article alone.\n\n**For:** operators and shift leaders. **Machines:** Linea, Cresta, Torsa.',
            'Artikeldaten, Rüsten, Erstmusterfreigabe, typische Störungen. Am Ende richtet jede Person einen unbekannten Artikel allein ein.\n\n**Für:** Bedienung und Schichtleitung. **Maschinen:** Linea, Cresta, Torsa.',
          ),
        },
        {
          title: t('Crimp quality, two days', 'Crimpqualität, zwei Tage'),
          content: t(
            'Micrographs from sawing to judgement, crimp height and width, pull tests to IEC 60352-2 and UL 486A, capability studies to Cpk 1.67, setting of force-monitoring bands.\n\n**For:** quality and process engineering.',
            'Schliffbilder vom Sägen bis zur Beurteilung, Crimphöhe und -breite, Zugprüfung nach IEC 60352-2 und UL 486A, Fähigkeit bis Cpk 1.67, Bänder der Kraftüberwachung.\n\n**Für:** Qualität und Prozesstechnik.',
          ),
        },
        {
          title: t('Maintenance, five days', 'Instandhaltung, fünf Tage'),
          content: t(
            'Mechanics, drives, sensors and calibration. Participants dismantle a press module and return it to tolerance.\n\n**For:** maintenance staff with a mechanical or electrical background.',
            'Mechanik, Antriebe, Sensorik und Kalibrierung. Die Teilnehmenden zerlegen ein Pressenmodul und bringen es zurück in Toleranz.\n\n**Für:** Instandhaltung mit mechanischer oder elektrischer Grundausbildung.',
          ),
        },
        {
          title: t('Harness testing, one day', 'Kabelsatzprüfung, ein Tag'),
          content: t(
            'Test programs from CAD data, four-wire measurement, insulation and high voltage, handling of false alarms. **Machines:** Cirris CR 4 and CH 2.',
            'Prüfprogramme aus CAD-Daten, Vierleitermessung, Isolation und Hochspannung, Umgang mit Fehlalarmen. **Maschinen:** Cirris CR 4 und CH 2.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      title: t('Where', 'Wo'),
      content: t(
        'We have training centres in Switzerland, Germany, Hungary, China and the United States. Courses are held in English, German, Hungarian, Chinese and Spanish. On site we teach groups of four or more; the machine should be free for half of the time.',
        'Schulungszentren stehen in der Schweiz, in Deutschland, Ungarn, China und den USA. Unterrichtet wird auf Deutsch, Englisch, Ungarisch, Chinesisch und Spanisch. Vor Ort schulen wir ab vier Personen; die Maschine sollte die halbe Zeit frei sein.',
      ),
      image: 'world-map',
      mediaPosition: 'end',
    },
    {
      blockType: 'downloadList',
      title: t('Course material to start with', 'Unterlagen für den Einstieg'),
      files: [
        {
          file: 'crimp-quality-guide',
          title: t('Crimp quality guide', 'Leitfaden Crimpqualität (englisch)'),
        },
      ],
    },
  ],
};
