import { author, h1, h2, li, p } from './blocks';
import type { SeedDocument } from './blocks';

export const policyPapers: readonly SeedDocument[] = [
  {
    slug: 'site-preparation-checklist',
    label: { en: 'Checklist for preparing your site', de: 'Checkliste Standortvorbereitung (englisch)' },
    paper: {
      title: 'Checklist for preparing your site',
      language: 'en',
      author,
      blocks: [
        h1('Checklist for preparing your site'),
        p(
          'Please work through this list two weeks before delivery and send it back signed. What is ready on the day saves half a day of commissioning.',
        ),
        h2('Way in and floor'),
        ...li(
          'The way from the lorry to the place of installation is at least 1.4 m wide and 2.3 m high, without a step.',
          'A fork-lift for 2 t with forks of 1.6 m and its driver are available.',
          'The floor carries 750 kg/m² and differs by at most 10 mm over the length of the line.',
          'One metre is free on the operator side and 0.6 m on the other sides.',
        ),
        h2('Supplies'),
        {
          kind: 'table',
          columns: [2.4, 3.4, 3.4],
          head: ['Supply', 'Value', 'Where it ends'],
          rows: [
            ['Electricity', '3 × 400 V, 16 A, 50/60 Hz', 'CEE socket within 5 m'],
            ['Compressed air', '6 bar, dry, filtered to 5 µm', 'Coupling, 10 mm hose'],
            ['Network', '100 Mbit/s, fixed address', 'RJ45 within 5 m'],
            ['Extraction', '120 m³/h for offcuts', 'Flange, 60 mm'],
          ],
        },
        h2('Surroundings'),
        ...li(
          'Temperature between 15 and 30 °C, humidity between 35 and 75 per cent without condensation.',
          'No direct sun on optical sensors; 500 lux at the operator’s place.',
        ),
        h2('People and material'),
        ...li(
          'Two operators and one setter are free for the whole of the commissioning.',
          'At least 500 m of each wire and 2,000 of each terminal are on site, with their data sheets.',
          'A micrometer and a pull tester with valid calibration are available.',
        ),
      ],
    },
  },
  {
    slug: 'code-of-conduct',
    label: { en: 'Code of conduct', de: 'Verhaltenskodex (englisch)' },
    paper: {
      title: 'Code of conduct',
      language: 'en',
      author,
      blocks: [
        h1('Code of conduct'),
        p(
          'This code applies to everybody who works for the group, at every site and at every level. It describes how we decide when no rule fits.',
        ),
        h2('We are safe before we are fast'),
        p(
          'Nobody bypasses a guard, a lock or a procedure to save time. Whoever sees a danger stops the work and says so. No one suffers a disadvantage for having stopped.',
        ),
        h2('We are fair'),
        ...li(
          'We employ, pay and promote people for what they can do and what they contribute.',
          'We tolerate no harassment and no discrimination.',
          'We employ no children and nobody against their will, and we expect the same of our suppliers.',
        ),
        h2('We are honest'),
        ...li(
          'We neither give nor take a bribe. Gifts above a modest value are declined or handed in.',
          'We make no agreements with competitors on prices, regions or customers.',
          'Our figures say what happened, including when it is unpleasant.',
          'We name conflicts of interest to our manager before they matter.',
        ),
        h2('We protect what is entrusted to us'),
        p(
          'Drawings, samples and data of customers are used for the purpose for which we received them and for no other. Personal data are collected sparingly and deleted when they are no longer needed.',
        ),
        h2('Raising a concern'),
        p(
          'Talk to your manager, to human resources or to the compliance office. You may stay anonymous. Every report is acknowledged within seven days and answered within three months, and nobody who reports in good faith is treated worse for it.',
        ),
      ],
    },
  },
  {
    slug: 'accessibility-statement',
    label: { en: 'Accessibility statement', de: 'Erklärung zur Barrierefreiheit (englisch)' },
    paper: {
      title: 'Accessibility statement',
      language: 'en',
      author,
      blocks: [
        h1('Accessibility statement'),
        p(
          'We want everybody to be able to use this website: with a keyboard, a screen reader, enlarged text, strong contrast or reduced motion. Our aim is level AA of the Web Content Accessibility Guidelines 2.2.',
        ),
        h2('What we do'),
        ...li(
          'Text and controls meet the contrast asked for in every colour theme; this is tested automatically.',
          'Everything works with the keyboard, and the focus is always visible.',
          'Pages work at 400 per cent zoom and at a width of 320 pixels without scrolling sideways, apart from data tables.',
          'Pictures have alternative texts; films have captions and a transcript.',
          'Motion stops when the operating system asks for less of it.',
        ),
        h2('What does not work yet'),
        ...li(
          'Some older documents of third parties are not tagged. We send an accessible version on request.',
          'Texts that are not translated yet are shown in another language; they carry that language’s mark so that screen readers pronounce them correctly.',
        ),
        h2('Tell us'),
        p(
          'If something does not work for you, write to us or call. Say which page it is and what you wanted to do. We answer within five working days.',
        ),
        h2('How this statement was prepared'),
        p(
          'It rests on automatic tests of every page type and on our own checks with keyboard and screen reader. It is reviewed once a year and after every larger change.',
        ),
      ],
    },
  },
];
