import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { productPicture, toProduct } from '../machines';

export const schleunigerHome: SeedPage = {
  site: 'schleuniger',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'de'],
  title: t('Cable preparation', 'Kabelkonfektion'),
  description: t(
    'Bench-top and automatic machines that cut, strip and prepare cable: rotary stripping from 0.35 mm outer diameter, coaxial steps to 0.01 mm.',
    'Tisch- und Automatikmaschinen zum Ablängen, Abisolieren und Vorbereiten: Rotativstrippen ab 0.35 mm Aussendurchmesser, Koaxstufen auf 0.01 mm.',
  ),
  shareImage: 'schleuniger-rotary',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'light',
      overline: t('Cut, strip, prepare', 'Ablängen, abisolieren, vorbereiten'),
      title: t('The blade stops before the conductor', 'Das Messer hält vor dem Leiter'),
      text: t(
        'Rotary strippers, bench-top tools and cut-and-strip machines for people who process many cables in small lots and need each one right.',
        'Rotativstripper, Tischgeräte und Schneid-Abisolier-Maschinen für alle, die viele Kabel in kleinen Losen verarbeiten und bei jedem richtigliegen müssen.',
      ),
      image: 'schleuniger-rotary',
      links: [
        to('schleuniger:products', t('See the machines', 'Maschinen ansehen')),
        to('schleuniger:applications', t('Find your application', 'Anwendung finden')),
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Rotary stripping', 'Rotativstrippen'),
      title: t('Round cuts for round cables', 'Runde Schnitte für runde Kabel'),
      content: t(
        'V-shaped blades touch a cable at four points and tear the rest. A rotating head cuts the whole circumference at an even depth, set in steps of 0.01 mm. A conductivity sensor in the blade notices the first contact with metal and counts it.\n\nThat makes the difference on **PTFE, silicone, thin-walled and eccentric insulation**, where a tenth too deep means scrap.',
        'V-förmige Messer berühren ein Kabel an vier Punkten und reissen den Rest. Ein rotierender Kopf schneidet den ganzen Umfang in gleicher Tiefe, einstellbar in Schritten von 0.01 mm. Ein Leitfähigkeitssensor im Messer erkennt die erste Berührung mit Metall und zählt sie.\n\nDas macht den Unterschied bei **PTFE, Silikon, dünnwandiger und exzentrischer Isolation**, wo ein Zehntel zu tief Ausschuss bedeutet.',
      ),
      image: 'wire-section',
      mediaPosition: 'end',
      links: [to('schleuniger:applications/rotary-stripping', t('How it works', 'So funktioniert es'))],
    },
    {
      blockType: 'teaserGrid',
      title: t('Three ways to begin', 'Drei Einstiege'),
      teasers: [
        {
          overline: same('UniStrip'),
          title: t('At the bench', 'Am Tisch'),
          text: t(
            'Strip by hand feed, with programs for 250 cables and a change in under a minute.',
            'Von Hand zugeführt abisolieren, mit Programmen für 250 Kabel und einem Wechsel unter einer Minute.',
          ),
          image: 'machine-bench',
          link: { kind: 'page', page: 'schleuniger:products' },
        },
        {
          overline: same('RotoStrip'),
          title: t('With a rotating head', 'Mit rotierendem Kopf'),
          text: t(
            'Coaxial, triaxial and medical cables, up to eleven steps on one end.',
            'Koaxial-, Triaxial- und Medizinkabel mit bis zu elf Stufen an einem Ende.',
          ),
          image: 'schleuniger-rotary',
          link: { kind: 'page', page: 'schleuniger:applications/rotary-stripping' },
        },
        {
          overline: same('Linea'),
          title: t('From the drum', 'Ab Trommel'),
          text: t(
            'Cut and strip in one pass, from 0.013 mm² up to 120 mm².',
            'Ablängen und abisolieren in einem Durchgang, von 0.013 bis 120 mm².',
          ),
          image: 'machine-strip',
          link: { kind: 'page', page: 'main:solutions/cut-and-strip' },
        },
      ],
    },
    {
      blockType: 'keyFigures',
      title: t('What a RotoStrip 2400 does', 'Was ein RotoStrip 2400 leistet'),
      figures: [
        {
          value: same('0.35–5'),
          unit: same('mm'),
          label: t('outer cable diameter', 'Kabelaussendurchmesser'),
        },
        {
          value: same('0.01'),
          unit: same('mm'),
          label: t('step of the cutting depth', 'Schritt der Schnitttiefe'),
        },
        {
          value: same('2.6–3.5'),
          unit: same('s'),
          label: t('for a coaxial end', 'für ein Koaxende'),
        },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: t('In the workshop', 'In der Werkstatt'),
      text: t(
        'Each machine leaves the bench with a strip sample of its own, filed under its serial number.',
        'Jede Maschine verlässt den Montageplatz mit einem eigenen Abisoliermuster, abgelegt unter der Seriennummer.',
      ),
      images: [
        {
          image: 'workshop',
          caption: t('Final assembly, one machine per bench', 'Endmontage, eine Maschine je Platz'),
        },
        {
          image: productPicture('unistrip-2550'),
          caption: t('UniStrip 2550 during its run-in', 'UniStrip 2550 beim Einlauf'),
        },
        {
          image: 'quality-lab',
          caption: t('Strip samples under the microscope', 'Abisoliermuster unter dem Mikroskop'),
        },
      ],
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-komax',
      backgroundColor: 'Dark_White',
      title: t('Beyond the cable end', 'Über das Kabelende hinaus'),
      text: t(
        'Crimping, twisting, testing and harness assembly: the rest of the line comes from the same group.',
        'Crimpen, Verdrillen, Prüfen und Kabelsatzmontage: Der Rest der Linie kommt aus derselben Gruppe.',
      ),
      link: to('main:solutions', t('Solutions from Komax', 'Lösungen von Komax')),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('A cable that resists?', 'Ein Kabel, das sich wehrt?'),
      text: t(
        'Send two metres. We find blade, depth and speed, and return the stripped ends with the program.',
        'Schicken Sie zwei Meter. Wir bestimmen Messer, Tiefe und Drehzahl und senden die abisolierten Enden samt Programm zurück.',
      ),
      links: [
        to('schleuniger:contact', t('Send a sample', 'Muster einsenden')),
        toProduct('rotostrip-2400', t('See {name}', '{name} ansehen')),
      ],
    },
  ],
};
