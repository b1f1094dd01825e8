import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, passage, prose, quotation } from '../modules';
import { story } from './story';

export const aircraftWireWithoutInk = story({
  slug: 'aircraft-wire-without-ink',
  publicationDate: '2025-08-14',
  category: 'technology',
  title: t('A name that can’t be washed off', 'Ein Name, der sich nicht abwaschen lässt'),
  leadText: t(
    'Aircraft wire carries its number every few centimetres for thirty years. A laser writes it into the insulation without cutting it.',
    'Flugzeugleitungen tragen alle paar Zentimeter ihre Nummer, dreissig Jahre lang. Ein Laser schreibt sie in die Isolation, ohne zu schneiden.',
  ),
  teaserImage: 'wire-section',
  storyContacts: ['test-engineering'],
  topics: ['traceability', 'fine-wire'],
  products: ['scripta-40-uv', 'cirris-ch-2'],
  modules: [
    prose(
      t(
        'Ink comes off: with hydraulic fluid, with cleaning agent, with thirty years of vibration. Hot stamping stays, and it presses a letter into an insulation that is 0.2 mm thick. In some aircraft of the 1980s the number was the place where the wire broke.\n\nUltraviolet light of 355 nanometres does neither. The insulation of aircraft wire contains a little titanium dioxide to keep it white. Under the beam it turns dark grey to a depth of fifteen thousandths of a millimetre. Nothing is taken away and nothing is put on.',
        'Tinte geht ab: mit Hydrauliköl, mit Reiniger, mit dreissig Jahren Vibration. Heissprägung bleibt, und sie drückt einen Buchstaben in eine Isolation von 0.2 mm. In manchen Flugzeugen der Achtzigerjahre war die Nummer die Stelle, an der die Leitung brach.\n\nUltraviolettes Licht von 355 Nanometern tut beides nicht. Die Isolation enthält etwas Titandioxid, damit sie weiss bleibt. Unter dem Strahl wird es dunkelgrau, fünfzehn Tausendstelmillimeter tief. Nichts wird abgetragen, nichts aufgebracht.',
      ),
    ),
    passage({
      title: t('Contrast is a measured value', 'Kontrast ist ein Messwert'),
      content: t(
        'Whether a mark can be read is decided by a camera and a figure: at least 55 per cent contrast, measured on the running wire. If a drum holds less pigment, the figure falls before an eye would notice, and the machine stops with the drum number on its screen.\n\nA customer in Toulouse asked for one more line: the date. It is written once, on the first metre, where the fitter begins.',
        'Ob eine Schrift lesbar ist, entscheiden eine Kamera und eine Zahl: mindestens 55 Prozent Kontrast, gemessen an der laufenden Leitung. Enthält eine Trommel weniger Pigment, sinkt die Zahl, bevor ein Auge es merkt, und die Maschine hält mit der Trommelnummer am Bildschirm.\n\nEin Kunde in Toulouse wünschte eine Zeile mehr: das Datum. Es steht einmal da, auf dem ersten Meter, wo die Montage beginnt.',
      ),
      image: 'process-chart',
      links: [toProduct('scripta-40-uv', t('The machine: {name}', 'Die Maschine: {name}'))],
    }),
    figures(
      [same('355'), 'nm', t('wavelength', 'Wellenlänge')],
      [same('0.015'), 'mm', t('depth of the mark', 'Tiefe der Schrift')],
      [same('55'), '%', t('contrast, at least', 'Kontrast, mindestens')],
    ),
    quotation(
      t(
        'In thirty years somebody will lie under this floor with a torch. I write for that person.',
        'In dreissig Jahren liegt jemand mit der Taschenlampe unter diesem Boden. Für diese Person schreibe ich.',
      ),
      t('Work planner, aircraft harnesses, France', 'Arbeitsvorbereiterin, Flugzeugkabelsätze, Frankreich'),
    ),
  ],
});
