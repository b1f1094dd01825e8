import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, passage, prose, quotation } from '../modules';
import { story } from './story';

export const aBoardInMirrorWriting = story({
  slug: 'a-board-in-mirror-writing',
  publicationDate: '2025-02-20',
  category: 'people',
  title: t('A board in mirror writing', 'Ein Brett in Spiegelschrift'),
  leadText: t(
    'One person in ten is left-handed, and harness boards are drawn for the other nine. A suggestion on half a sheet of paper.',
    'Jede zehnte Person ist Linkshänderin oder Linkshänder; Bretter werden für die anderen neun gezeichnet. Ein Vorschlag auf einem halben Blatt.',
  ),
  teaserImage: 'machine-test',
  storyContacts: ['test-engineering'],
  topics: ['workplace', 'testing'],
  products: ['adaptronic-kt-710'],
  modules: [
    prose(
      t(
        'The suggestion box of a harness plant in Romania held a drawing without words: a test table, and the same table seen in a mirror. Whoever had drawn it had worked at the right-hand version for six years, with the left arm crossing the right some eight hundred times a shift.\n\nAn adapter is an adapter on either side; only the sequence is not. The test starts where the connector is nearest to the stronger hand, and the wiring list has always known only one direction.',
        'Im Vorschlagskasten eines Kabelsatzwerks in Rumänien lag eine Zeichnung ohne Worte: ein Prüftisch und derselbe Tisch im Spiegel. Wer sie gezeichnet hatte, arbeitete seit sechs Jahren an der rechten Fassung und kreuzte dabei die Arme etwa achthundertmal pro Schicht.\n\nEin Adapter ist auf beiden Seiten ein Adapter; nur die Reihenfolge ist es nicht. Die Prüfung beginnt dort, wo der Stecker der stärkeren Hand am nächsten liegt, und die Verdrahtungsliste kannte stets nur eine Richtung.',
      ),
    ),
    passage({
      title: t('One button more', 'Eine Taste mehr'),
      content: t(
        'The adapters now sit on a rail with the same pitch to the left and to the right. At the beginning of a shift the person says which hand leads, and program and lamps turn round. Moving the rail takes four minutes and no tool.\n\nThe drawing hangs in the development office, still without words.',
        'Die Adapter sitzen nun auf einer Schiene mit gleicher Teilung nach links und nach rechts. Zu Beginn der Schicht sagt die Person, welche Hand führt, und Programm und Lampen drehen sich um. Das Umstecken dauert vier Minuten, ohne Werkzeug.\n\nDie Zeichnung hängt in der Entwicklung, noch immer ohne Worte.',
      ),
      image: 'adaptronic-tester',
      links: [toProduct('adaptronic-kt-710', t('The table: {name}', 'Der Tisch: {name}'))],
    }),
    figures(
      [same('800'), '', t('crossings a shift, before', 'Kreuzungen pro Schicht, zuvor')],
      [same('4'), 'min', t('to turn a table round', 'zum Wenden eines Tischs')],
      [same('11'), '%', t('of tables now run left-handed', 'der Tische laufen heute linkshändig')],
    ),
    quotation(
      t(
        'My right-handed colleague tried it and asked for a chair.',
        'Meine rechtshändige Kollegin hat es versucht und einen Stuhl verlangt.',
      ),
      t('Tester of harnesses, western Romania', 'Prüferin von Kabelsätzen, Westrumänien'),
    ),
  ],
});
