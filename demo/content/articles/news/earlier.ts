import type { SeedNews } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { toRelease, toStory } from '../modules';
import { item } from './item';

const readOn = t('Read on', 'Weiterlesen');
const toTheRelease = t('Read the release', 'Zur Mitteilung');

/** News from before the summer of 2026, newest first. */
export const earlierNews: readonly SeedNews[] = [
  item(
    '2026-06-25',
    'used-machines',
    t('Used machines with a full warranty', 'Gebrauchte Geräte mit voller Garantie'),
    t(
      'Bench machines from 2009 onwards are taken back, rebuilt and sold again.',
      'Tischgeräte ab Jahrgang 2009 werden zurückgenommen, neu aufgebaut und wieder verkauft.',
    ),
    toRelease('used-machines-programme', toTheRelease),
    'assembly-cell',
  ),
  item(
    '2026-06-04',
    'third-strand',
    t('The third strand', 'Der dritte Draht'),
    t(
      'Three experienced people looked past a fault. An apprentice asked for the good wires.',
      'Drei erfahrene Leute sahen an einem Fehler vorbei. Eine Lernende bat um die guten Leitungen.',
    ),
    toStory('the-third-strand', readOn),
    'training-room',
  ),
  item(
    '2026-05-21',
    'queretaro',
    t('Training centre in Querétaro is open', 'Schulungszentrum in Querétaro ist offen'),
    t(
      'Six machines, two classrooms, Spanish and English.',
      'Sechs Maschinen, zwei Schulzimmer, Spanisch und Englisch.',
    ),
    toRelease('training-centre-queretaro', toTheRelease),
  ),
  item(
    '2026-05-07',
    'quiet-hall',
    t('Seven decibels less', 'Sieben Dezibel weniger'),
    t(
      'Felt, valves and a shelf full of boxes: how the run-in area became quiet.',
      'Filz, Ventile und ein Regal voller Schachteln: wie der Einlaufbereich leise wurde.',
    ),
    toStory('a-quieter-hall', readOn),
  ),
  item(
    '2026-04-15',
    'general-meeting',
    t('General meeting approves all motions', 'Generalversammlung stimmt allem zu'),
    t(
      'The dividend of CHF 3.00 will be paid on 21 April.',
      'Die Dividende von CHF 3.00 wird am 21. April ausbezahlt.',
    ),
    toRelease('annual-general-meeting-2026', toTheRelease),
  ),
  item(
    '2026-03-26',
    'ultrasound',
    t('The cable nobody saw', 'Das Kabel, das niemand sah'),
    t(
      'A quarter of a millimetre thick, four layers, and a blade that knocks before it cuts.',
      'Einen Viertelmillimeter dick, vier Schichten und ein Messer, das anklopft, bevor es schneidet.',
    ),
    toStory('the-cable-nobody-saw', readOn),
    'schleuniger-rotary',
  ),
  item(
    '2026-03-12',
    'small-lots',
    t('New crimping machine for small lots', 'Neue Crimpmaschine für kleine Lose'),
    t('Changeover in ninety seconds, without tools.', 'Umrüsten in neunzig Sekunden, ohne Werkzeug.'),
    toRelease('crimping-small-lots', toTheRelease),
    'machine-crimp',
  ),
  item(
    '2026-03-10',
    'annual-result',
    t('2025: revenue of CHF 712 million', '2025: Umsatz von CHF 712 Millionen'),
    t(
      'EBIT of CHF 61 million; a dividend of CHF 3.00 per share is proposed.',
      'Betriebsergebnis von CHF 61 Millionen; beantragt wird eine Dividende von CHF 3.00 je Aktie.',
    ),
    toRelease('annual-result-2025', toTheRelease),
    'process-chart',
  ),
  item(
    '2026-02-26',
    'applicator',
    t('Forty years, one applicator', 'Vierzig Jahre, ein Applikator'),
    t(
      'A tool from 1986 is repaired, and goes back with a letter.',
      'Ein Werkzeug von 1986 wird repariert und reist mit Brief zurück.',
    ),
    toStory('forty-years-one-applicator', readOn),
    'applicator',
  ),
  item(
    '2026-02-05',
    'crimp-guide',
    t('Crimp quality guide: new edition', 'Leitfaden Crimpqualität: neue Ausgabe'),
    t(
      'With a page on wires below 0.13 mm² and better pictures of what is wrong.',
      'Mit einer Seite zu Leitungen unter 0.13 mm² und besseren Bildern von dem, was falsch ist.',
    ),
    { kind: 'file', file: 'crimp-quality-guide', text: t('Download', 'Herunterladen') },
  ),
  item(
    '2026-01-22',
    'lot-size-one',
    t('The shop that makes one', 'Die Werkstatt, die eines macht'),
    t(
      'Nine days from drawing to car, and every machine on wheels.',
      'Neun Tage von der Zeichnung bis zum Auto, und jede Maschine auf Rollen.',
    ),
    toStory('the-shop-that-makes-one', readOn),
  ),
  item(
    '2025-12-16',
    'spare-parts-2034',
    t('Linea 240 Classic: parts until 2034', 'Linea 240 Classic: Teile bis 2034'),
    t(
      'The machine is no longer built. Everything that wears stays on the shelf.',
      'Gebaut wird das Gerät nicht mehr. Was sich abnutzt, bleibt am Lager.',
    ),
    toProduct('linea-240-classic', t('About {name}', 'Mehr zu {name}')),
  ),
  item(
    '2025-12-04',
    'tram',
    t('Ten thousand points before lunch', 'Zehntausend Punkte vor dem Mittag'),
    t(
      'A tram in Saxony is tested in a morning, and a fault gets a place on the map.',
      'Ein Tram in Sachsen ist an einem Vormittag geprüft, und ein Fehler hat seinen Ort auf dem Plan.',
    ),
    toStory('ten-thousand-points-before-lunch', readOn),
    'adaptronic-tester',
  ),
  item(
    '2025-11-20',
    'wire-records',
    t('Wire records for ten years', 'Leitungsdaten für zehn Jahre'),
    t(
      'Lumera Trace writes plain tables that can be read without our software.',
      'Lumera Trace schreibt einfache Tabellen, lesbar ohne unsere Software.',
    ),
    toRelease('wire-records-ten-years', toTheRelease),
    'smart-network',
  ),
  item(
    '2025-10-14',
    'acquisition',
    t('Komax acquires a laser-marking business', 'Komax übernimmt ein Geschäft für Lasermarkierung'),
    t(
      'Forty-five people in southern Germany join; the site stays.',
      'Fünfundvierzig Leute aus Süddeutschland kommen dazu; der Standort bleibt.',
    ),
    toRelease('acquisition-laser-marking', toTheRelease),
  ),
  item(
    '2025-09-18',
    'drums',
    t('Half a tonne, lifted by itself', 'Eine halbe Tonne, von selbst gehoben'),
    t(
      'One person, upright, both hands on the outside: how a drum is changed today.',
      'Eine Person, aufrecht, beide Hände aussen: wie man heute eine Trommel wechselt.',
    ),
    toStory('half-a-tonne-by-itself', readOn),
    'cable-drum',
  ),
  item(
    '2025-06-19',
    'fifty-years',
    t('Fifty years in one drawer', 'Fünfzig Jahre in einer Schublade'),
    t(
      'Apprentices rebuilt the first machine, with the help of a coffee stain.',
      'Lernende haben die erste Maschine nachgebaut, mithilfe eines Kaffeeflecks.',
    ),
    toStory('fifty-years-in-one-drawer', readOn),
    'workshop',
  ),
  item(
    '2025-05-08',
    'one-course',
    t('One course, three languages', 'Ein Kurs, drei Sprachen'),
    t(
      'In Querétaro the first hour has no words at all.',
      'In Querétaro kommt die erste Stunde ohne Worte aus.',
    ),
    to('main:services/training', t('Training', 'Schulung')),
  ),
];
