import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, film, next, passage, prose, quotation } from '../modules';
import { story } from './story';

export const aCrimpOfSevenStrands = story({
  slug: 'a-crimp-of-seven-strands',
  publicationDate: '2026-11-12',
  category: 'technology',
  title: t('A crimp of seven strands', 'Ein Crimp aus sieben Drähten'),
  leadText: t(
    'Sensor wires are getting thinner, and a thin crimp has nothing to spare. What changes between 0.13 and 0.05 mm².',
    'Sensorleitungen werden dünner, und ein dünner Crimp hat nichts zu verschenken. Was sich zwischen 0.13 und 0.05 mm² ändert.',
  ),
  teaserImage: 'wire-section-fine',
  storyContacts: ['crimp-laboratory'],
  topics: ['crimp-quality', 'fine-wire', 'automation'],
  products: ['cresta-455', 'applicator-ma-30', 'iqc-micro-3'],
  modules: [
    prose(
      t(
        'If one strand of thirty-seven is missing, a crimp loses three per cent of its copper, and the force curve sinks by about as much. If one of seven is missing, it loses fourteen. One might think that this is easier to find.\n\nIt is not, because the curve itself gets small. The force for closing the terminal is a hundred times that for pressing the strands. Looking for a missing strand by force is like weighing the captain by weighing the ship.',
        'Fehlt einer von siebenunddreissig Drähten, verliert ein Crimp drei Prozent seines Kupfers, und die Kraftkurve sinkt um etwa so viel. Fehlt einer von sieben, sind es vierzehn. Man könnte meinen, das finde sich leichter.\n\nTut es nicht, denn die Kurve selbst wird klein. Die Kraft zum Schliessen des Kontakts ist hundertmal jene zum Pressen der Drähte. Einen fehlenden Draht über die Kraft zu suchen heisst den Kapitän wägen, indem man das Schiff wägt.',
      ),
    ),
    film(
      t('Where strands are lost', 'Wo Drähte verloren gehen'),
      t(
        'A strand is lost at the second closing of the blades, not in the press. So that is where we look.',
        'Ein Draht geht beim zweiten Schliessen der Messer verloren, nicht in der Presse. Also schauen wir dort hin.',
      ),
      'machine-strip',
    ),
    passage({
      title: t('Count first, then press', 'Erst zählen, dann pressen'),
      content: t(
        'On its way from the blades to the press each end now passes a camera that looks at it from the front, for four milliseconds. It counts seven bright points. If there are six, the wire is cut and made again; the press never gets to see it.\n\nThe force curve keeps its task: it finds what happens later, a strand outside of the barrel, insulation in the crimp, a worn tool.',
        'Auf dem Weg von den Messern zur Presse passiert jedes Ende nun eine Kamera, die es vier Millisekunden lang von vorn ansieht. Sie zählt sieben helle Punkte. Sind es sechs, wird die Leitung zerschnitten und neu gefertigt; die Presse bekommt sie nie zu Gesicht.\n\nDie Kraftkurve behält ihre Aufgabe: Sie findet, was später geschieht, einen Draht neben der Hülse, Isolation im Crimp, ein abgenutztes Werkzeug.',
      ),
      image: 'wire-section-fine',
    }),
    figures(
      [same('0.05'), 'mm²', t('smallest wire in series', 'kleinste Leitung in Serie')],
      [same('7'), '', t('strands, each counted', 'Drähte, jeder gezählt')],
      [t('5,900', '5900'), '', t('wires an hour', 'Leitungen pro Stunde')],
    ),
    quotation(
      t(
        'It is a camera that can count to seven. Few can.',
        'Eine Kamera, die auf sieben zählen kann. Das können wenige.',
      ),
      t('Process engineer, crimp laboratory', 'Prozessingenieurin, Crimplabor'),
    ),
    next(
      t('From the wire to the section', 'Von der Leitung bis zum Schliff'),
      to('main:technology/anatomy-of-a-crimp', t('The anatomy of a crimp', 'Die Anatomie eines Crimps')),
      toProduct('cresta-455', t('The line: {name}', 'Die Linie: {name}')),
    ),
  ],
});
