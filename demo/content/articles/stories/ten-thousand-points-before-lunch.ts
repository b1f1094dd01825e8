import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, passage, prose, quotation } from '../modules';
import { story } from './story';

export const tenThousandPointsBeforeLunch = story({
  slug: 'ten-thousand-points-before-lunch',
  publicationDate: '2025-12-04',
  category: 'customers',
  title: t('Ten thousand points before lunch', 'Zehntausend Punkte vor dem Mittag'),
  leadText: t(
    'A tram has eleven kilometres of wire. A builder in Saxony tests it in a morning, with 500 volts and a map.',
    'In einem Tram stecken elf Kilometer Leitung. Ein Hersteller in Sachsen prüft sie an einem Vormittag, mit 500 Volt und einem Plan.',
  ),
  teaserImage: 'adaptronic-tester',
  storyContacts: ['test-engineering'],
  topics: ['testing', 'traceability'],
  products: ['adaptronic-kt-630', 'cirris-ch-2'],
  modules: [
    prose(
      t(
        'The car body stands on jacks, without seats, without windows. From every opening hangs a bundle with a connector. To test them one after the other would take four days, and a mistake in the middle would mean to begin again.\n\nThe builder therefore does not bring the tram to the tester. Twenty-two boxes hang along the body, each with 480 points, joined by two cables. They learn by themselves which box hangs where; the person only plugs in what is in reach.',
        'Der Wagenkasten steht auf Böcken, ohne Sitze, ohne Fenster. Aus jeder Öffnung hängt ein Bund mit Stecker. Sie nacheinander zu prüfen, dauerte vier Tage, und ein Fehler in der Mitte hiesse von vorn beginnen.\n\nDarum bringt der Hersteller nicht das Tram zum Prüfgerät. Zweiundzwanzig Kästen hängen dem Wagen entlang, jeder mit 480 Punkten, verbunden durch zwei Kabel. Welcher wo hängt, lernen sie selbst; die Person steckt nur ein, was in Reichweite ist.',
      ),
    ),
    figures(
      [t('10,560', '10’560'), '', t('points at a time', 'Punkte auf einmal')],
      [same('500'), 'V', t('insulation test', 'Isolationsprüfung')],
      [same('3.5'), 'h', t('from first plug to report', 'vom ersten Stecker bis zum Bericht')],
    ),
    passage({
      title: t('A fault has a place', 'Ein Fehler hat einen Ort'),
      content: t(
        'A report used to say: connection 4117 open. Somebody then took the drawing and looked for a quarter of an hour where that was. Now the screen shows the car from above, with one red dot, and names the cover that has to come off.\n\nOn average a tram has six such dots. Four of them are contacts that were not pushed home.',
        'Früher hiess es im Bericht: Verbindung 4117 offen. Dann nahm jemand den Plan und suchte eine Viertelstunde, wo das ist. Heute zeigt der Bildschirm den Wagen von oben, mit einem roten Punkt, und nennt die Abdeckung, die wegmuss.\n\nIm Mittel hat ein Tram sechs solche Punkte. Vier davon sind Kontakte, die nicht eingerastet waren.',
      ),
      image: 'machine-test',
      mediaPosition: 'start',
    }),
    quotation(
      t('Lunch is at twelve. That was the specification.', 'Mittag ist um zwölf. Das war das Pflichtenheft.'),
      t('Head of commissioning, Saxony', 'Leiter Inbetriebnahme, Sachsen'),
    ),
    next(
      t('From 128 points upwards', 'Ab 128 Punkten'),
      toProduct('adaptronic-kt-630', t('Read about {name}', 'Mehr zu {name}')),
      to('main:solutions/testing', t('Testing', 'Prüfen')),
    ),
  ],
});
