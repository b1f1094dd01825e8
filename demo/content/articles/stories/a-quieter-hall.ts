import { same, t, to } from '../../pages/copy';
import { figures, passage, prose, quotation } from '../modules';
import { story } from './story';

export const aQuieterHall = story({
  slug: 'a-quieter-hall',
  publicationDate: '2026-05-07',
  category: 'people',
  title: t('A hall in which one can talk', 'Eine Halle, in der man reden kann'),
  leadText: t(
    'At seventy-five decibels conversation stops, long before any limit is reached. The assembly hall in Switzerland now has sixty-eight.',
    'Bei fünfundsiebzig Dezibel hört das Gespräch auf, lange vor dem Grenzwert. Die Montagehalle in der Schweiz hat heute achtundsechzig.',
  ),
  teaserImage: 'assembly-cell',
  storyContacts: ['press-office'],
  topics: ['workplace', 'energy'],
  products: [],
  modules: [
    prose(
      t(
        'Nobody had complained. It was the works doctor who noticed, at the yearly hearing test, that people in the run-in area had got used to shouting, and went on shouting in her room.\n\nEvery machine runs for forty-eight hours before it leaves, ten at a time. None of them is loud. Ten of them beside a wall of concrete are.',
        'Beschwert hatte sich niemand. Der Betriebsärztin fiel beim jährlichen Hörtest auf, dass die Leute aus dem Einlaufbereich laut sprachen und in ihrem Zimmer laut weitersprachen.\n\nJede Maschine läuft achtundvierzig Stunden ein, bevor sie geht, zehn auf einmal. Keine ist laut. Zehn neben einer Betonwand sind es.',
      ),
    ),
    passage({
      title: t('Seven decibels in four steps', 'Sieben Dezibel in vier Schritten'),
      content: t(
        '- **Two** from blow-off nozzles that open for 30 instead of 300 milliseconds\n- **Two** from felt in the collecting trays, where wires used to fall on sheet metal\n- **One** from a lower speed between midnight and six, when nobody waits for the result\n- **Two** from the wall, which is now a shelf full of cardboard boxes',
        '- **Zwei** durch Blasdüsen, die 30 statt 300 Millisekunden öffnen\n- **Zwei** durch Filz in den Sammelwannen, wo die Leitungen zuvor auf Blech fielen\n- **Eines** durch ein tieferes Tempo zwischen Mitternacht und sechs, wenn niemand auf das Ergebnis wartet\n- **Zwei** durch die Wand, die nun ein Regal voller Kartonschachteln ist',
      ),
      image: 'parts-shelf',
      links: [to('main:company/careers', t('Working here', 'Hier arbeiten'))],
    }),
    figures(
      [same('75'), 'dB', t('before, in the middle of the hall', 'zuvor, in der Hallenmitte')],
      [same('68'), 'dB', t('today, in the same place', 'heute, am selben Ort')],
      [t('4,100', '4100'), 'CHF', t('for felt, valves and shelves', 'für Filz, Ventile und Regale')],
    ),
    prose(
      t(
        'The felt and the valves are now part of every new machine, and can be had as a set for older ones. The shelf has to be built by the customer. We recommend boxes that are full.',
        'Filz und Ventile gehören heute zu jeder neuen Maschine und sind für ältere als Satz erhältlich. Das Regal baut die Kundschaft selbst. Wir empfehlen volle Schachteln.',
      ),
      t('For other halls', 'Für andere Hallen'),
    ),
    quotation(
      t(
        'On the second day somebody whistled. Nobody had known that he could.',
        'Am zweiten Tag pfiff jemand. Niemand hatte gewusst, dass er das kann.',
      ),
      t('Fitter, run-in area', 'Monteurin, Einlaufbereich'),
    ),
  ],
});
