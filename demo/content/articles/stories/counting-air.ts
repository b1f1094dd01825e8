import { same, t } from '../../pages/copy';
import { figures, prose, quotation } from '../modules';
import { story } from './story';

export const countingAir = story({
  slug: 'counting-air',
  publicationDate: '2024-11-28',
  category: 'sustainability',
  title: t('Counting air on a Sunday', 'Sonntags Luft zählen'),
  leadText: t(
    'On Sundays no machine runs in the Hungarian plant, and the compressor ran all the same. Two apprentices went looking for the leak. There were 143.',
    'Am Sonntag läuft im ungarischen Werk keine Maschine, der Kompressor lief trotzdem. Zwei Lernende suchten das Leck. Es waren 143.',
  ),
  teaserImage: 'assembly-cell',
  storyContacts: ['training-centre'],
  topics: ['energy', 'apprenticeship'],
  products: [],
  modules: [
    prose(
      t(
        'A hall is never so quiet as on a Sunday morning. The two went from machine to machine with a microphone for high tones and a roll of red tape. Where it hissed, they put a piece of tape with a number on it.\n\nThe list was sorted by litres, not by place. Nine leaks made up half of the loss: two couplings, a hose that had rubbed through behind a cabinet, and six blow-off nozzles whose valves no longer closed. These were mended within the week.',
        'Nie ist eine Halle so still wie am Sonntagmorgen. Die beiden gingen von Maschine zu Maschine, mit einem Mikrofon für hohe Töne und einer Rolle rotem Klebeband. Wo es zischte, klebten sie ein Stück mit einer Nummer hin.\n\nSortiert wurde nach Litern, nicht nach Ort. Neun Lecks machten die Hälfte des Verlusts aus: zwei Kupplungen, ein Schlauch, der sich hinter einem Schrank durchgescheuert hatte, und sechs Blasdüsen, deren Ventile nicht mehr schlossen. Sie waren innert einer Woche behoben.',
      ),
    ),
    figures(
      [same('143'), '', t('leaks with a number', 'Lecks mit Nummer')],
      [same('31'), '%', t('less air in a year', 'weniger Luft im Jahr')],
      [same('9'), '', t('leaks were half of it', 'Lecks waren die Hälfte davon')],
    ),
    prose(
      t(
        'The drawings of three machines have been changed since: the blow-off nozzle gets its valve at the nozzle and not at the far end of two metres of hose. And every line reports how much air it uses while it stands idle. The value is shown on the screen beside the clock, in litres per minute; most people try to bring it to zero before they go home.',
        'Seither sind die Zeichnungen dreier Maschinen geändert: Die Blasdüse bekommt ihr Ventil an der Düse und nicht am anderen Ende von zwei Metern Schlauch. Und jede Linie meldet, wie viel Luft sie im Stillstand braucht. Der Wert steht am Bildschirm neben der Uhr, in Litern pro Minute; die meisten bringen ihn vor dem Heimgehen gern auf null.',
      ),
      t('What went back into the drawing', 'Was in die Zeichnung zurückging'),
    ),
    quotation(
      t(
        'The red tape is still there. You only see it if you know.',
        'Das rote Band klebt noch. Man sieht es nur, wenn man es weiss.',
      ),
      t('Apprentice, third year, plant in Hungary', 'Lernender im dritten Lehrjahr, Werk in Ungarn'),
    ),
  ],
});
