import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, passage, prose } from '../modules';
import { story } from './story';

export const aPressThatListens = story({
  slug: 'a-press-that-listens',
  publicationDate: '2025-01-16',
  category: 'technology',
  title: t('A press that listens to itself', 'Eine Presse, die sich zuhört'),
  leadText: t(
    'Force tells how a crimp was closed. Sound tells what state the tool is in. Why we mounted a microphone and took it off again.',
    'Die Kraft sagt, wie ein Crimp geschlossen wurde. Der Klang sagt, wie es dem Werkzeug geht. Weshalb wir ein Mikrofon anbauten und wieder entfernten.',
  ),
  teaserImage: 'process-chart',
  storyContacts: ['crimp-laboratory'],
  topics: ['crimp-quality', 'automation'],
  products: ['presta-30', 'tool-set-ts-12'],
  modules: [
    prose(
      t(
        'Experienced setters stop a press before anything is wrong. Asked how they know, they say: it sounds different. In 2023 the laboratory took them at their word and put a microphone beside the applicator.\n\nIt heard everything: the radio, the extraction, the lorry in the yard. Four months of filtering later it could tell a worn crimper from a new one in an empty hall, and in a full one it guessed.',
        'Erfahrene Einrichterinnen halten eine Presse an, bevor etwas falsch ist. Fragt man, woher sie es wissen, heisst es: Sie klingt anders. 2023 nahm das Labor sie beim Wort und stellte ein Mikrofon neben den Applikator.\n\nEs hörte alles: das Radio, die Absaugung, den Lastwagen im Hof. Nach vier Monaten Filtern erkannte es einen abgenutzten Crimper in der leeren Halle, und in der vollen riet es.',
      ),
    ),
    passage({
      title: t('The sound was in the motor', 'Der Ton war im Motor'),
      content: t(
        'The drive of the press already knows its current, four thousand times a second. What an ear hears as a dull closing is, in that current, a small step at the bottom of the stroke: the terminal sticks to the crimper for a few milliseconds before it lets go.\n\nThe step grows with wear, long before the crimp height moves. No further sensor is needed. The microphone went back to the drawer, and the setters were right.',
        'Der Antrieb der Presse kennt seinen Strom ohnehin, viertausendmal in der Sekunde. Was ein Ohr als dumpfes Schliessen hört, ist in diesem Strom eine kleine Stufe am unteren Umkehrpunkt: Der Kontakt klebt einige Millisekunden am Crimper, bevor er loslässt.\n\nDie Stufe wächst mit der Abnutzung, lange bevor sich die Crimphöhe bewegt. Einen weiteren Sensor braucht es nicht. Das Mikrofon liegt wieder in der Schublade, und die Einrichterinnen hatten recht.',
      ),
      image: 'machine-crimp',
      mediaPosition: 'start',
    }),
    figures(
      [t('4,000', '4000'), 'Hz', t('sampling of the motor current', 'Abtastung des Motorstroms')],
      [t('40,000', '40’000'), '', t('strokes of warning, on average', 'Hübe Vorwarnung im Mittel')],
      [same('0'), '', t('additional sensors', 'zusätzliche Sensoren')],
    ),
    next(
      t('How a crimp is judged', 'Wie ein Crimp beurteilt wird'),
      to('main:technology/anatomy-of-a-crimp', t('The anatomy of a crimp', 'Die Anatomie eines Crimps')),
      toProduct('presta-30', t('The press: {name}', 'Die Presse: {name}')),
    ),
  ],
});
