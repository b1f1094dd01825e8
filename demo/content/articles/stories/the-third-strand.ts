import { t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { passage, prose, quotation } from '../modules';
import { story } from './story';

export const theThirdStrand = story({
  slug: 'the-third-strand',
  publicationDate: '2026-06-04',
  category: 'people',
  title: t('The third strand', 'Der dritte Draht'),
  leadText: t(
    'How an apprentice in her second year found a fault that three experienced people had looked past.',
    'Wie eine Lernende im zweiten Lehrjahr einen Fehler fand, an dem drei erfahrene Leute vorbeigesehen hatten.',
  ),
  teaserImage: 'training-room',
  storyContacts: ['crimp-laboratory', 'training-centre'],
  topics: ['crimp-quality', 'apprenticeship'],
  products: ['iqc-micro-3', 'presta-30', 'operator-course'],
  modules: [
    passage({
      title: t('A curve that was too good', 'Eine Kurve, die zu schön war'),
      content: t(
        'The force curve lay in the middle of the band, crimp after crimp, and still one wire in two hundred failed the pull test. Press, applicator and terminal were checked, then checked again.\n\nThe apprentice asked for the wires that had *passed*. Under the microscope they too lacked a strand, always the third in the outer layer. The blade had a nick of 0.03 mm, and it had been there before the band was taught.',
        'Die Kraftkurve lag Crimp um Crimp in der Mitte des Bandes, und doch fiel eine Leitung von zweihundert durch die Zugprüfung. Presse, Applikator und Kontakt wurden geprüft, dann noch einmal.\n\nDie Lernende bat um die Leitungen, die *bestanden* hatten. Unter dem Mikroskop fehlte auch ihnen ein Draht, stets der dritte der äusseren Lage. Das Messer hatte eine Scharte von 0.03 mm, und die war älter als das eingelernte Band.',
      ),
      image: 'crimp-section',
      links: [
        to('main:technology/anatomy-of-a-crimp', t('The anatomy of a crimp', 'Die Anatomie eines Crimps')),
        toProduct('iqc-micro-3', t('What she looked with: {name}', 'Womit sie hinsah: {name}')),
      ],
    }),
    quotation(
      t(
        'Everybody had looked at the bad ones. The good ones had something to say as well.',
        'Alle hatten die schlechten angeschaut. Die guten hatten auch etwas zu sagen.',
      ),
      t('Apprentice, second year, crimp laboratory', 'Lernende im zweiten Lehrjahr, Crimplabor'),
    ),
    prose(
      t(
        'The blade cost 84 francs. The search had taken eleven days, because each check confirmed the one before: a band that has been taught with a fault finds every later crimp in order.\n\nA band is now taught only with wires whose section has been looked at. The rule stands in the course on crimp quality, with her initials beside it.',
        'Das Messer kostete 84 Franken. Die Suche hatte elf Tage gedauert, weil jede Prüfung die vorige bestätigte: Ein Band, das mit einem Fehler eingelernt ist, findet jeden späteren Crimp in Ordnung.\n\nEin Band wird nun nur noch mit Leitungen eingelernt, deren Schliff jemand angesehen hat. Die Regel steht im Kurs zur Crimpqualität, mit ihren Initialen daneben.',
      ),
      t('What has changed since', 'Was seither anders ist'),
    ),
  ],
});
