import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainTechnology: SeedPage = {
  site: 'main',
  slug: 'technology',
  pageType: 'Content',
  languages: ['en', 'de'],
  title: t('Technology', 'Technologie'),
  description: t(
    'The few physical facts that decide about a harness: conductor, cut, crimp, lay and insulation, explained by the people who measure them.',
    'Die wenigen physikalischen Tatsachen, die über einen Kabelsatz entscheiden: Leiter, Schnitt, Crimp, Schlag und Isolation.',
  ),
  shareImage: 'wire-path',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Technology', 'Technologie'),
      title: t('Simple parts, exacting limits', 'Einfache Teile, enge Grenzen'),
      text: t(
        'A wire is copper and plastic. What makes it hard is the number of times it has to be right.',
        'Eine Leitung besteht aus Kupfer und Kunststoff. Schwierig wird sie durch die Zahl der Male, die sie stimmen muss.',
      ),
      image: 'wire-path',
    },
    {
      blockType: 'richText',
      title: t('One car, 1,500 wires', 'Ein Auto, 1500 Leitungen'),
      content: t(
        'The harness of a mid-size car holds around 1,500 wires and 3,000 crimps. If one crimp in a million fails, one car in 330 has a fault. That is why the trade counts in parts per **billion**, and why inspection by sample is not enough.\n\nThe pages below explain where the limits come from. They are written for people who set up machines, sign releases or design connectors.',
        'Der Kabelsatz eines Mittelklassewagens umfasst rund 1500 Leitungen und 3000 Crimps. Versagt einer von einer Million, hat jedes 330. Auto einen Fehler. Deshalb rechnet die Branche in Teilen pro **Milliarde**, und deshalb genügen Stichproben nicht.\n\nDie folgenden Seiten erklären, woher die Grenzwerte kommen. Sie richten sich an alle, die Maschinen einrichten, Freigaben unterschreiben oder Stecker entwerfen.',
      ),
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          overline: t('10 minutes', '10 Minuten'),
          title: t('Anatomy of a crimp', 'Anatomie eines Crimps'),
          text: t(
            'Geometry, force, micrograph and limits of one joint.',
            'Geometrie, Kraft, Schliffbild und Grenzwerte einer Verbindung.',
          ),
          image: 'crimp-section',
          link: { kind: 'page', page: 'main:technology/anatomy-of-a-crimp' },
        },
        {
          overline: t('Reference', 'Nachschlagen'),
          title: t('Wire guide', 'Leitungskunde'),
          text: t(
            'mm², AWG, strand classes and insulation materials.',
            'mm², AWG, Litzenklassen und Isolierstoffe.',
          ),
          image: 'wire-section',
          link: { kind: 'page', page: 'main:technology/wire-guide' },
        },
        {
          overline: same('Volta'),
          title: t('High voltage', 'Hochvolt'),
          text: t('Shields, large sections and busbars.', 'Schirme, grosse Querschnitte und Stromschienen.'),
          image: 'volta-shield',
          link: { kind: 'page', page: 'volta:technology' },
        },
      ],
    },
    {
      blockType: 'keyFigures',
      title: t('Orders of magnitude', 'Grössenordnungen'),
      figures: [
        {
          value: t('3,000', '3000'),
          label: t('crimps in a mid-size car', 'Crimps in einem Mittelklassewagen'),
        },
        {
          value: same('0.006'),
          unit: same('mm'),
          label: t('standard deviation at Cpk 1.67', 'Standardabweichung bei Cpk 1.67'),
        },
        { value: same('120'), unit: same('ms'), label: t('for one press stroke', 'für einen Pressenhub') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Laboratory', 'Labor'),
      title: t('Measured in our own laboratory', 'Im eigenen Labor gemessen'),
      content: t(
        'Micrographs, pull tests, contact resistance, temperature shock: what we state on these pages we have measured, with calibrated equipment and at least thirty samples per value. The laboratory also works for customers.',
        'Schliffbilder, Zugprüfungen, Übergangswiderstand, Temperaturschock: Was auf diesen Seiten steht, haben wir gemessen, mit kalibrierten Geräten und mindestens dreissig Mustern je Wert. Das Labor arbeitet auch für Kunden.',
      ),
      image: 'quality-lab',
      mediaPosition: 'end',
      links: [to('main:company/quality', t('How we assure quality', 'Wie wir Qualität sichern'))],
    },
  ],
};
