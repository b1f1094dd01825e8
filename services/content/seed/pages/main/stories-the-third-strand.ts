import type { SeedPage } from '../../types';
import { t, to } from '../copy';
import { toProduct } from '../machines';

export const mainStoryThirdStrand: SeedPage = {
  site: 'main',
  parent: 'stories',
  slug: 'the-third-strand',
  pageType: 'Story',
  publishedOn: '2026-06-04',
  languages: ['en', 'de'],
  title: t('The third strand', 'Der dritte Draht'),
  description: t(
    'How an apprentice in her second year found a fault that three experienced people had looked past.',
    'Wie eine Lernende im zweiten Lehrjahr einen Fehler fand, an dem drei erfahrene Leute vorbeigesehen hatten.',
  ),
  shareImage: 'training-room',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Story', 'Geschichte'),
      title: t('The third strand', 'Der dritte Draht'),
      image: 'training-room',
    },
    {
      blockType: 'mediaText',
      title: t('A curve that was too good', 'Eine Kurve, die zu schön war'),
      content: t(
        'The force curve lay in the middle of the band, crimp after crimp, and still one wire in two hundred failed the pull test. Press, applicator and terminal were checked, then checked again.\n\nThe apprentice asked for the wires that had *passed*. Under the microscope they too lacked a strand, always the third in the outer layer. The blade had a nick of 0.03 mm, and it had been there before the band was taught.',
        'Die Kraftkurve lag Crimp um Crimp in der Mitte des Bandes, und doch fiel eine Leitung von zweihundert durch die Zugprüfung. Presse, Applikator und Kontakt wurden geprüft, dann noch einmal.\n\nDie Lernende bat um die Leitungen, die *bestanden* hatten. Unter dem Mikroskop fehlte auch ihnen ein Draht, stets der dritte der äusseren Lage. Das Messer hatte eine Scharte von 0,03 mm, und die war älter als das eingelernte Band.',
      ),
      image: 'crimp-section',
      mediaPosition: 'end',
      links: [
        to('main:technology/anatomy-of-a-crimp', t('The anatomy of a crimp', 'Die Anatomie eines Crimps')),
        toProduct('iqc-micro-3', t('What she looked with: {name}', 'Womit sie hinsah: {name}')),
      ],
    },
    {
      blockType: 'richText',
      title: t('What has changed since', 'Was seither anders ist'),
      content: t(
        'A band is now taught only with wires whose section has been looked at. The rule stands in the course on crimp quality, with her initials beside it.',
        'Ein Band wird nun nur noch mit Leitungen eingelernt, deren Schliff jemand angesehen hat. Die Regel steht im Kurs zur Crimpqualität, mit ihren Initialen daneben.',
      ),
    },
  ],
};
