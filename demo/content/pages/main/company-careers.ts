import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainCareers: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'careers',
  languages: ['en', 'de'],
  title: t('Careers', 'Karriere'),
  description: t(
    'Mechanical, electrical and software engineering, assembly, service and apprenticeships: how we work and how to apply.',
    'Mechanik, Elektrotechnik, Software, Montage, Service und Lehrstellen: wie wir arbeiten und wie man sich bewirbt.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('Work you can hold up to the light', 'Arbeit, die man gegen das Licht halten kann'),
      text: t(
        'At the end of a project there is a machine, and somebody can tell you what it does better than the last one.',
        'Am Ende eines Projekts steht eine Maschine, und man kann sagen, was sie besser macht als die vorige.',
      ),
      image: 'assembly-cell',
      links: [
        {
          kind: 'external',
          url: 'mailto:careers@komax.example',
          text: t('Write to us', 'Schreiben Sie uns'),
        },
      ],
    },
    {
      blockType: 'jobOpeningList',
      title: t('Openings', 'Offene Stellen'),
      text: t(
        'By place of work. Part-time from 60 % is possible in every role.',
        'Nach Arbeitsort. Teilzeit ab 60 % ist in jeder Funktion möglich.',
      ),
    },
    {
      blockType: 'mediaText',
      overline: t('Apprenticeships', 'Lehrstellen'),
      title: t('150 young people in nine trades', '150 Lernende in neun Berufen'),
      content: t(
        'Polymechanics, automation engineers, designers, computer scientists, logistics and commercial staff. In the second year each group builds a machine of its own, from the drawing to the acceptance.',
        'Polymechanik, Automatik, Konstruktion, Informatik, Logistik, kaufmännische Berufe und weitere. Im zweiten Lehrjahr baut jede Gruppe eine eigene Maschine, von der Zeichnung bis zur Abnahme.',
      ),
      image: 'training-room',
      mediaPosition: 'start',
    },
    {
      blockType: 'richText',
      title: t('How we work', 'Wie wir arbeiten'),
      content: t(
        '- Each team brings together mechanics, electrics, software and service for one family of machines.\n- Part-time from 60 % is possible in every role, management included.\n- Developers spend one week a year on a customer’s line.\n- Whoever finds an error is thanked in writing.\n\n### Applying\n\nSend a CV and two sentences on what you would like to build. You will hear from us within **ten working days**, with a date or with a reason.',
        '- Ein Team vereint Mechanik, Elektrik, Software und Service einer Maschinenfamilie.\n- Teilzeit ab 60 % ist in jeder Funktion möglich, auch in der Führung.\n- Wer entwickelt, verbringt eine Woche im Jahr an der Linie eines Kunden.\n- Wer einen Fehler findet, erhält einen schriftlichen Dank.\n\n### Bewerben\n\nSenden Sie einen Lebenslauf und zwei Sätze dazu, was Sie gern bauen würden. Sie hören innert **zehn Arbeitstagen** von uns, mit einem Termin oder mit einer Begründung.',
      ),
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: same('52'), label: t('nationalities', 'Nationalitäten') },
        { value: same('11'), label: t('years of service on average', 'Dienstjahre im Schnitt') },
        {
          value: same('4'),
          label: t('training days per person and year', 'Weiterbildungstage pro Person und Jahr'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Nothing suitable advertised?', 'Nichts Passendes ausgeschrieben?'),
      text: t(
        'Write anyway and name the machine that interests you.',
        'Schreiben Sie trotzdem und nennen Sie die Maschine, die Sie interessiert.',
      ),
      links: [
        {
          kind: 'external',
          url: 'mailto:careers@komax.example',
          text: t('careers@komax.example', 'careers@komax.example'),
        },
        to('main:company/about', t('About us', 'Über uns')),
      ],
    },
  ],
};
